import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { OrderAnswer } from '@/domain/order/order-answer'
import type { Random } from '../../support/faults/random-from'
import type { Answer, Browser, Refusal } from '../../support/shop/browser'
import { checkOut, confirm, createPayment, type Payment } from '../../support/shop/buyer'
import { payAtStripe, type Till } from './pay-at-stripe'
import type { Witness } from './witness'

export type Buying = {
  browser: Browser
  random: Random
  shelf: CartLineRequest[]
  till: Till
  witness: Witness
  email: string
}

/** The shop said "no, look again": nothing is wrong, and this purchase ends here. */
export class Refused extends Error {}

/** One visit, from the first line in the cart to the fonts; each buyer goes her own way through it. */
export async function buy(buying: Buying): Promise<void> {
  const { browser, random } = buying
  const cart = await fillCart(buying)
  const payment = await reachPayment(buying, cart)
  if (random(100) < 6) return
  if (random(100) < 8) return changeMind(buying, cart)
  if (random(100) < 6) return void (await payWhileChanging(buying, cart, payment))

  await payAtStripe(buying.till, payment.payment_intent, random)
  if (random(100) < 15) return
  const again = random(100) < 15 ? [confirm(browser, cart, payment)] : []
  const [answer] = await Promise.all([confirm(browser, cart, payment), ...again])
  const { status, order_key } = bodyOf(buying, 'confirm', answer)
  if (status === 'paid') await fetchFonts(buying, order_key)
}

async function fillCart(buying: Buying): Promise<PricedCart> {
  const { browser, random } = buying
  const lines = Array.from({ length: 1 + random(3) }, () => chooseLine(buying))
  const unique = lines.filter((line, index) => lines.indexOf(line) === index)
  return bodyOf(buying, 'cart', await browser.post<PricedCart>('/api/order', { lines: unique }))
}

function chooseLine({ random, shelf }: Buying): CartLineRequest {
  return shelf[random(shelf.length)] as CartLineRequest
}

async function reachPayment(buying: Buying, cart: PricedCart): Promise<Payment> {
  const { browser, email, witness } = buying
  const order = bodyOf(buying, 'checkout', await checkOut(browser, cart, { email }))
  witness.placed.add(order.order_number)
  witness.orderKeys.set(order.order_key, order.order_number)
  return bodyOf(buying, 'create', await createPayment(browser, cart))
}

/** Back to the cart from the payment, another line, and a new order: the old one must never be paid. */
async function changeMind(buying: Buying, cart: PricedCart): Promise<void> {
  const changed = bodyOf(buying, 'cart', await changeCart(buying, cart))
  const payment = await reachPayment(buying, changed)
  await payAtStripe(buying.till, payment.payment_intent, buying.random)
  bodyOf(buying, 'confirm', await confirm(buying.browser, cart, payment))
}

/** Two windows: in one she pays, in the other she changes the cart. */
async function payWhileChanging(buying: Buying, cart: PricedCart, payment: Payment): Promise<void> {
  const [changed] = await Promise.all([
    changeCart(buying, cart),
    payAtStripe(buying.till, payment.payment_intent, buying.random),
  ])
  bodyOf(buying, 'cart', changed)
  bodyOf(buying, 'confirm', await confirm(buying.browser, cart, payment))
}

/** The country was chosen since the cart was read: its revision is asked for. */
async function changeCart(buying: Buying, { cart_key }: PricedCart) {
  const { browser } = buying
  const now = await browser.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const { revision } = bodyOf(buying, 'cart', now)
  return browser.post<PricedCart>('/api/order', { cart_key, revision, lines: [chooseLine(buying)] })
}

async function fetchFonts(buying: Buying, orderKey = ''): Promise<void> {
  const { browser, random, witness } = buying
  witness.toldPaid.add(witness.orderKeys.get(orderKey) ?? '')
  const path = `/api/order/status?order_key=${orderKey}`
  const order = bodyOf(buying, 'status', await browser.get<OrderAnswer>(path))
  if (order.state !== 'paid') witness.surprise(`An order told as paid was then ${order.state}.`)
  const licence = order.licences[random(order.licences.length)]
  if (!licence) return witness.surprise('A paid order showed no licence to its buyer.')

  const answer = await browser.fetch(licence.download_url ?? '')
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) return refuse(buying, 'download', answer.status, '')
  if (!isWholeZip(bytes)) return witness.surprise('A download was no whole archive.')
  witness.downloads += 1
}

/** It begins as an archive does, and its directory stands at its end. */
function isWholeZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' && bytes.includes('PK\x05\x06')
}

function bodyOf<Body>(buying: Buying, step: string, answer: Answer<Body>): Body {
  const { status, body } = answer
  if (status === 200) return body
  const { code = '', message = '' } = (body as Refusal | null)?.error ?? {}
  return refuse(buying, step, status, `${code}: ${message}`)
}

function refuse({ witness }: Buying, step: string, status: number, why: string): never {
  if (status !== 409) witness.surprise(`${step} was answered ${status}. ${why}`)
  throw new Refused(`${step} ${status}`)
}
