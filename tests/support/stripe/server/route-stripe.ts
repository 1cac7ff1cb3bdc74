import type { BrowserContext, Route } from '@playwright/test'
import { readStripeJsStub, STRIPE_API_ADDRESS, STRIPE_JS_ADDRESS } from '../read-stripe-js-stub'

/**
 * Answers the provider's addresses in a browser: its script by our stub, its API by the double. The
 * page sees the addresses of every day, so its content policy is tested as well.
 */
export async function routeStripe(context: BrowserContext, doubleBase: string): Promise<void> {
  const script = await readStripeJsStub()
  await context.route(`${STRIPE_JS_ADDRESS}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route(`${STRIPE_API_ADDRESS}/**`, (route) => passOn(route, doubleBase))
}

async function passOn(route: Route, doubleBase: string): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  try {
    const response = await route.fetch({ url: doubleBase + pathname + search })
    await route.fulfill({ response })
  } catch {
    await route.abort('connectionreset')
  }
}
