import { readFile } from 'node:fs/promises'

export const STRIPE_API_ADDRESS = 'https://api.stripe.com'

/** The address loadStripe asks for; the name in it follows the API version. */
export const STRIPE_JS_ADDRESS = 'https://js.stripe.com/endive/stripe.js'

/** What a test answers there: our stub, which calls the addresses the real one would call. */
export async function readStripeJsStub(base = STRIPE_API_ADDRESS): Promise<string> {
  const script = await readFile(new URL('./stripe-js-stub.js', import.meta.url), 'utf8')
  return script.replace('__STRIPE_DOUBLE__', base)
}
