import type { PricedCart } from '@/domain/cart/priced-cart'
import type { MineAnswer, MineLicence } from '@/domain/order/mine-answer'
import type { Browser, Refusal } from '../shop/browser'
import { aLine, checkOut, confirm, createPayment, payDemo, type Placed } from '../shop/buyer'

/** A web licence for example.org, bought by Old Ltd. */
export async function buyWeb(browser: Browser, email: string): Promise<Placed> {
  const web = { type: 'web', tier: 'views-10k', answers: { domain: 'example.org' } }
  const line = await aLine(browser, { slug: 'young-serif', licences: [web] })
  const { body: cart } = await browser.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(browser, cart, { email, company: 'Old Ltd' })
  const { body: payment } = await createPayment(browser, cart)
  await payDemo(browser, payment)
  await confirm(browser, cart, payment)
  return order
}

export async function mineOf(browser: Browser): Promise<MineAnswer> {
  return (await browser.get<MineAnswer>('/api/order/mine')).body
}

/** The licence of whoever has one. */
export async function onlyLicence(browser: Browser): Promise<MineLicence> {
  const { licences } = await mineOf(browser)
  if (licences.length !== 1) throw new Error(`${licences.length} licences are there.`)
  return licences[0]!
}

export async function errorOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer
  const { code, fields } = (body as Refusal).error
  return fields ? [status, code, Object.keys(fields)] : [status, code]
}
