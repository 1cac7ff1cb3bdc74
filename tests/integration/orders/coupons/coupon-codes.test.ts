import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../../support/shop/browser'
import { aCart, confirm, createPayment, payDemo } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { aCoupon, changeCart } from '../../../support/shop/discounts/coupons'
import { cartWith, place } from '../../../support/shop/discounts/order-with-coupon'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000

test('a code is taken however it is written, kept by the cart, and taken out again', async () => {
  await aCoupon(shop, { code: 'Spring 10', label: 'Spring sale' })
  const buyer = shop.visitor()
  const before = await aCart(buyer)
  const { body: cart } = await changeCart(buyer, before, { coupon: ' spring10 ' })
  const { body: read } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)
  const { body: without } = await changeCart(buyer, cart, { coupon: null })

  const off = before.net / 10
  expect(cart).toMatchObject({
    revision: 2,
    coupon: { code: 'SPRING10', label: 'Spring sale', amount: off },
    discounts: [{ label: 'Spring sale, −10 %', amount: off }],
    discount: off,
    net: before.net - off,
  })
  expect(read).toEqual(cart)
  expect(without).toMatchObject({ coupon: null, discount: 0, net: before.net })
})

const OVER = { endsAt: new Date(Date.now() - DAY_MS).toISOString() }
const TO_COME = { startsAt: new Date(Date.now() + DAY_MS).toISOString() }

test.each([
  ['unknown', 'NEVER', {}, 'no such coupon'],
  ['over', 'OVER', OVER, 'ended on'],
  ['not there yet', 'SOON', TO_COME, 'begins on'],
  ['of another currency', 'DOLLARS', { kind: 'amount', value: 500, currency: 'USD' }, 'in USD'],
  ['of larger orders', 'LARGE', { leastTotal: 9_999_900, currency: 'EUR' }, 'or more'],
] as const)('a coupon that is %s is refused at its field, in a sentence', async (...row) => {
  const [, code, given, sentence] = row
  if (code !== 'NEVER') await aCoupon(shop, { code, ...given })
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { status, body } = await changeCart<Refusal>(buyer, cart, { coupon: code })
  const { body: left } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)

  expect({ status, fields: body.error.fields }).toEqual({
    status: 400,
    fields: { coupon: expect.stringContaining(sentence) },
  })
  expect(left).toEqual(cart)
})

test('a coupon for another typeface is refused, and one that ends later takes nothing off any more', async () => {
  const { docs } = await shop.payload.find({ collection: 'typefaces', limit: 100 })
  const idOf = (slug: string) => docs.find((typeface) => typeface.slug === slug)?.id ?? ''
  await aCoupon(shop, { code: 'ELSEWHERE', typefaces: [idOf('instrument-serif')] })
  const ending = await aCoupon(shop, { code: 'ENDING' })
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const foreign = await changeCart<Refusal>(buyer, cart, { coupon: 'ELSEWHERE' })
  const { body: reduced } = await changeCart(buyer, cart, { coupon: 'ENDING' })
  await shop.payload.update({ collection: 'coupons', id: ending.id, data: OVER })
  const { body: read } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)

  expect(foreign.body.error.fields).toEqual({ coupon: 'This coupon is for Instrument Serif.' })
  expect(read).toMatchObject({
    coupon: { code: 'ENDING', amount: 0, message: expect.stringContaining('ended on') },
    net: cart.net,
  })
  expect(read.quote_hash).not.toBe(reduced.quote_hash)
})

test('a sum that no card can pay is refused in a sentence', async () => {
  await aCoupon(shop, { code: 'NEARLY ALL', kind: 'amount', value: 5970, currency: 'EUR' })
  const buyer = shop.visitor()
  const { status, body } = await place(buyer, await cartWith(buyer, 'nearlyall'))

  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'total_too_small' })
})

test('what came off is frozen on the order, line by line', async () => {
  await aCoupon(shop, { code: 'FROZEN' })
  const buyer = shop.visitor()
  const { body: numbered } = await changeCart(buyer, await cartWith(buyer, 'FROZEN'), {
    purchase_order: 'PO 4711',
  })
  const { body: placed } = await place(buyer, numbered)
  const { body: payment } = await createPayment(buyer, numbered)
  await payDemo(buyer, payment)
  await confirm(buyer, numbered, payment)
  const order = await requireOrder(shop, placed)

  expect(payment.amount).toBe(numbered.total)
  expect(order).toMatchObject({
    state: 'paid',
    discounts: [{ label: 'Coupon FROZEN, −10 %', amount: 600 }],
    coupon: { code: 'FROZEN', label: 'FROZEN', amount: 600 },
    purchaseOrder: 'PO 4711',
    net: 5400,
    lines: [{ amount: 6000, net: 5400, tax: order.total - 5400 }],
  })
})
