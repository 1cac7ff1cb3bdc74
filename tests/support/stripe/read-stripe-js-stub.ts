import { readFile } from 'node:fs/promises'

/** The address loadStripe asks for; the name in it follows the API version. */
export const STRIPE_JS_ADDRESS = 'https://js.stripe.com/endive/stripe.js'

/** What a test answers there: our stub, which speaks with the double at `base`. */
export async function readStripeJsStub(base: string): Promise<string> {
  const script = await readFile(new URL('./stripe-js-stub.js', import.meta.url), 'utf8')
  return script.replace('__STRIPE_DOUBLE__', base)
}
