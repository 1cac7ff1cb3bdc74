import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { demoTypeface } from '@/seed/demo-typefaces'
import { aStaffMember, refundAs } from '../../../support/money/money-back'
import type { Refusal } from '../../../support/shop/browser'
import { fillTypefaces } from '../../../support/shop/catalogue/demo-prices'
import { aCoupon, changeCart } from '../../../support/shop/discounts/coupons'
import {
  buyByCard,
  documentsOf,
  linesFor,
  sumsOf,
} from '../../../support/shop/discounts/worked-purchase'
import { openShop } from '../../../support/shop/open-shop'

/** Worked out on paper, then bought: the cart of three-currencies.test.ts in euros, by somebody in Germany who studies. */
const shop = await openShop()
const { payload } = shop
const user = await aStaffMember(shop)
await fillTypefaces(payload, [demoTypeface('fount-serif')])
await aCoupon(shop, { code: 'SPRING', label: 'Spring sale', value: 12.5, stackable: true })
await aCoupon(shop, { code: 'ALONE', value: 12.5 })
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

/**
 * Both lines                        522.00 +  60.00 = 582.00
 * Students, −50 %                  −261.00    −30.00 = −291.00
 *                                   261.00     30.00   291.00
 * Spring sale, −12.5 %: 36.375 → 36.38, over the lines by what is left of them:
 *   36.38 × 261 ÷ 291 = 32.629…     −32.63             the cent that is over goes where more was cut off
 *   36.38 ×  30 ÷ 291 =  3.750…                 −3.75
 * net                               228.37     26.25 = 254.62
 * 19 %: 48.3778 → 48.38
 *   48.38 × 228.37 ÷ 254.62 = 43.392…  43.39           here the second line’s remainder is the larger one
 *   48.38 ×  26.25 ÷ 254.62 =  4.987…            4.99
 * total                             271.76     31.24 = 303.00
 */
async function studentBuysWithCoupon() {
  const buyer = shop.visitor()
  const { body: cart } = await buyer.post<PricedCart>('/api/order', {
    lines: await linesFor(buyer),
    audience: 'student',
    coupon: 'spring',
  })
  return { cart, ...(await buyByCard(shop, buyer, cart)) }
}

const STUDENT = { net: 25462, tax: 4838, total: 30300 }

test('a student with a coupon that goes together with it: first the one, then the other of what is left', async () => {
  const { cart, lines, ...sale } = await studentBuysWithCoupon()
  const { net, tax, total } = STUDENT

  expect(cart.discounts).toEqual([
    { label: 'Students, −50 %', amount: 29100 },
    { label: 'Spring sale, −12.5 %', amount: 3638 },
  ])
  expect(lines.map((line) => [line.amount, line.net, line.tax])).toEqual([
    [52200, 22837, 4339],
    [6000, 2625, 499],
  ])
  expect(sale).toMatchObject({
    sums: [net, tax, total],
    charged: [total, 'EUR', 'paid'],
    invoiced: [net, tax, total],
  })
})

/** Without the student’s: 12.5 % of 582.00 = 72.75; net 509.25; 19 % = 96.7575 → 96.76; total 606.01. */
test('a coupon that goes alone is refused beside a student’s price, and taken without it', async () => {
  const buyer = shop.visitor()
  const request = { lines: await linesFor(buyer), audience: 'student' }
  const { body: student } = await buyer.post<PricedCart>('/api/order', request)
  const refused = await changeCart<Refusal>(buyer, student, { coupon: 'ALONE' })
  const { body: alone } = await changeCart(buyer, student, { coupon: 'ALONE', audience: null })
  const sale = await buyByCard(shop, buyer, alone)

  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    { coupon: 'This coupon does not go together with another discount. Choose one of the two.' },
  ])
  expect(alone.discounts).toEqual([{ label: 'Coupon ALONE, −12.5 %', amount: 7275 }])
  expect(sale).toMatchObject({
    sums: [50925, 9676, 60601],
    charged: [60601, 'EUR', 'paid'],
    invoiced: [50925, 9676, 60601],
  })
})

test('whoever says later that they study keeps the better of the two by choosing it: the coupon says why it waits', async () => {
  const buyer = shop.visitor()
  const request = { lines: await linesFor(buyer), coupon: 'ALONE' }
  const { body: cart } = await buyer.post<PricedCart>('/api/order', request)
  const { body: student } = await changeCart(buyer, cart, { audience: 'student' })

  expect(student).toMatchObject({
    coupon: { code: 'ALONE', amount: 0, message: expect.stringContaining('Choose one of the two') },
    discounts: [{ label: 'Students, −50 %', amount: 29100 }],
    net: 29100,
  })
})

/** Of 303.00 the line of Instrument Serif goes back: 26.25 and its tax of 4.99. 271.76 stay, and go back later: 228.37 + 43.39. */
test('one line of that student’s order goes back with its own tax, then the rest', async () => {
  const { order, lines, payment } = await studentBuysWithCoupon()
  const { net, tax, total } = STUDENT
  const choice = { kind: 'lines' as const, lines: [lines[1]?.id ?? ''] }
  await refundAs(shop, user, order, { choice, licences: 'revoked' })
  const part = await ledgerOf(order.id, payment.payment_intent)
  await refundAs(shop, user, order, { licences: 'revoked' })
  const whole = await ledgerOf(order.id, payment.payment_intent)

  expect(part).toEqual({
    state: 'partially_refunded',
    ledger: [[3124, 2625, 499, 'succeeded']],
    refunded: 3124,
    atStripe: 3124,
    documents: [
      ['invoice', net, tax, total],
      ['credit_note', 2625, 499, 3124],
    ],
    licences: ['active', 'revoked'],
  })
  expect(whole).toMatchObject({
    state: 'refunded',
    refunded: total,
    atStripe: total,
    ledger: [
      [3124, 2625, 499, 'succeeded'],
      [27176, 22837, 4339, 'succeeded'],
    ],
    documents: [
      ['invoice', net, tax, total],
      ['credit_note', 2625, 499, 3124],
      ['credit_note', 22837, 4339, 27176],
    ],
    licences: ['revoked', 'revoked'],
  })
})

/** What an order, its ledger, its documents and Stripe say of money that went back. */
async function ledgerOf(id: string, intent: string) {
  const order = await payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
  const all = { where: { order: { equals: id } }, depth: 0, overrideAccess: true } as const
  const refunds = await payload.find({ collection: 'refunds', ...all, sort: 'createdAt' })
  const licences = await payload.find({ collection: 'licences', ...all })
  const documents = await documentsOf(shop, id)
  const charge = stripe.commands.charges().find((one) => one.payment_intent === intent)
  return {
    state: order.state,
    ledger: refunds.docs.map((row) => [row.amount, row.net, row.tax, row.state]),
    refunded: order.refunded,
    atStripe: charge?.amount_refunded,
    documents: documents.map((document) => [document.kind, ...sumsOf(document)]),
    licences: licences.docs.map(({ state }) => state).toSorted(),
  }
}
