import { join } from 'node:path'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import { acceptQuote, aQuote } from '../../../money/quotes'
import { changeCart } from '../../../shop/discounts/coupons'
import { trialBody } from '../../../trials/order-trial'
import { aLine, checkOut, confirm, createPayment, payDemo, type Placed } from '../../../shop/buyer'
import { readFirstLogin } from '../sign-in-as-staff'
import type { TaskShop } from './task-test'

type Buyer = { email: string; company?: string; slugs?: string[]; coupon?: string }

let sold = 0

/** Of this run alone: shops are kept from task to task. */
export function aBuyer(company = 'Letters'): { email: string; company: string } {
  sold += 1
  return { email: `buyer-${sold}@example.org`, company: `${company} ${sold} GmbH` }
}

/** Bought and paid without a screen: how that looks, other journeys tell. */
export async function aSale(shop: TaskShop, buyer: Buyer = aBuyer()): Promise<Placed> {
  const { email, company, slugs = ['young-serif'], coupon } = buyer
  const visitor = shop.visitor()
  const lines = await Promise.all(slugs.map((slug) => aLine(visitor, { slug })))
  const { body: filled } = await visitor.post<PricedCart>('/api/order', { lines })
  const cart = coupon ? (await changeCart(visitor, filled, { coupon })).body : filled
  const { body: order } = await checkOut(visitor, cart, { email, company })
  const { body: payment } = await createPayment(visitor, cart)
  await payDemo(visitor, payment)
  await confirm(visitor, cart, payment)
  return order
}

/** As it stands in the shop, with its id. */
export async function findOrder({ staff }: TaskShop, { order_number: number }: Placed) {
  const [order] = await staff.find('orders', { 'where[number][equals]': number })
  if (!order) throw new Error(`There is no order ${number}.`)
  return order
}

export async function licencesOf({ staff }: TaskShop, placed: Placed): Promise<string[]> {
  const where = { 'where[order.number][equals]': placed.order_number }
  return (await staff.find('licences', where)).map(({ number }) => String(number))
}

/** An order that waits for a bank transfer. */
export async function aTransfer(shop: TaskShop, { email } = aBuyer()): Promise<Placed> {
  const bank = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Bank' }
  const { password: currentPassword } = readFirstLogin(join(shop.dataDir, 'first-staff-login.txt'))
  await shop.staff.set('shop', { takesTransfers: true, bank, currentPassword })
  const client = shop.visitor()
  const quote: QuoteAnswer = await aQuote(client, { email })
  const { body: placed, cart } = await acceptQuote(client, quote, { email })
  await client.post('/api/order/transfer', { cart_key: cart.cart_key })
  return placed
}

/** A transfer of another amount than was ordered: a person decides. */
export async function aTransferInReview(shop: TaskShop): Promise<Placed> {
  const order = await aTransfer(shop)
  const { id } = await findOrder(shop, order)
  const came = { amount: order.total - 100, received_on: today(), reason: 'Statement 12' }
  await shop.staff.post(`/api/orders/${id}/transfer`, came)
  return order
}

export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Asks about a licence that is not sold by itself; returns who. */
export async function anEnquiry(shop: TaskShop): Promise<string> {
  const { email, company } = aBuyer()
  const asked = { type: 'video', tier: 'shown-cinema', message: 'A film for forty cinemas.' }
  const name = `Ada ${sold}`
  await shop.visitor().post('/api/order/enquiry', { ...asked, email, name, company })
  return name
}

/** Tries fonts; returns the address. */
export async function aTrial(shop: TaskShop): Promise<string> {
  const { email } = aBuyer()
  const visitor = shop.visitor()
  await visitor.post('/api/order/trial', await trialBody(visitor, { email }))
  return email
}
