import { Browser, ORIGIN } from '../shop/browser'
import { aPurchase, confirm, payDemo, type Placed } from '../shop/buyer'

/** An order of a shop that runs, made by calls alone: for what happens to a buyer later. */
export async function buyByCalls(base: string, email: string): Promise<Placed> {
  const buyer = browserOf(base)
  const { cart, order, payment } = await aPurchase(buyer, { slug: 'fraunces', email })
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return order
}

/** A client of the API of a shop that runs. */
export function browserOf(base: string): Browser {
  return new Browser(async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('host')
    if (headers.get('origin') === ORIGIN) headers.set('origin', new URL(base).origin)
    const { method } = request
    const body = method === 'GET' ? undefined : await request.arrayBuffer()
    return fetch(new URL(pathname + search, base), { method, headers, body, redirect: 'manual' })
  })
}
