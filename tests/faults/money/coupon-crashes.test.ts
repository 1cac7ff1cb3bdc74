import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { closeOldOrder, reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { crashBefore, written } from '../../support/money/crash-before'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { createPayment } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { aCoupon, usesOf } from '../../support/shop/discounts/coupons'
import { cartWith, place } from '../../support/shop/discounts/order-with-coupon'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

async function ordersOf(email: string) {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'orders', where, overrideAccess: true })
  return docs.map(({ state }) => state)
}

const MOMENTS = [
  ['its order', 'orders', undefined],
  ['its use', 'coupon-uses', undefined],
  ['its history', 'order-events', undefined],
  ['the link from its cart', 'carts', 'order'],
] as const

test.each(MOMENTS)(
  'H4: a checkout whose process ends before %s is written has its coupon once when it is sent again',
  async (what, collection, field) => {
    const code = `AGAIN-${collection}`
    const coupon = await aCoupon(shop, { code, maxUses: 1 })
    const buyer = shop.visitor()
    const cart = await cartWith(buyer, code)
    crashBefore(shop, written(collection, field))
    const crashed = await place(buyer, cart, `${collection}@example.org`)
    vi.restoreAllMocks()
    const again = await place(buyer, cart, `${collection}@example.org`)

    expect([crashed.status, again.status]).toEqual([500, 200])
    expect(again.body.total).toBe(cart.total)
    expect(await ordersOf(`${collection}@example.org`)).toEqual(['awaiting_payment'])
    expect(await usesOf(shop, coupon)).toEqual(['held'])
  },
)

test('H4: a checkout that is cut off before its use, and goes on with the payment, takes it then, or is told that it is gone', async () => {
  const coupon = await aCoupon(shop, { code: 'STRAIGHT ON', maxUses: 1 })
  const [one, other] = [shop.visitor(), shop.visitor()]
  const [first, second] = [await cartWith(one, 'STRAIGHTON'), await cartWith(other, 'STRAIGHTON')]
  for (const [buyer, cart] of [
    [one, first],
    [other, second],
  ] as const) {
    crashBefore(shop, written('coupon-uses'))
    await place(buyer, cart)
    vi.restoreAllMocks()
  }
  const paid = await createPayment(one, first)
  const refused = await createPayment(other, second)
  const { body: open } = await other.get<PricedCart>(`/api/order?cart_key=${second.cart_key}`)

  expect(paid).toMatchObject({ status: 200, body: { amount: first.total } })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'coupon_used_up' } } })
  expect(open).toMatchObject({ coupon: { code: 'STRAIGHTON', amount: 0 } })
  expect(await usesOf(shop, coupon)).toEqual(['held'])
})

test.each(MOMENTS)(
  'H4: a checkout whose process ends before %s is written, and whose buyer does not come back, holds no coupon for good',
  async (what, collection, field) => {
    const code = `NEVER-${collection}`
    const coupon = await aCoupon(shop, { code, maxUses: 1 })
    const [gone, other] = [shop.visitor(), shop.visitor()]
    const [first, second] = [await cartWith(gone, code), await cartWith(other, code)]
    crashBefore(shop, written(collection, field))
    await place(gone, first, `gone-${collection}@example.org`)
    vi.restoreAllMocks()
    await reconcilePayments(payload, later(5))
    const next = await place(other, second, `next-${collection}@example.org`)

    expect(await ordersOf(`gone-${collection}@example.org`)).not.toContain('awaiting_payment')
    expect(next.status).toBe(200)
    expect((await usesOf(shop, coupon)).filter((state) => state === 'held')).toHaveLength(1)
  },
)

test('H4: a use whose order was cancelled but which was not given back is given back by the next check', async () => {
  const coupon = await aCoupon(shop, { code: 'CUT OFF', maxUses: 1 })
  const buyer = shop.visitor()
  const { body: order } = await place(buyer, await cartWith(buyer, 'CUTOFF'))
  const { id } = await requireOrder(shop, order)
  crashBefore(shop, written('coupon-uses'))
  await expect(closeOldOrder(payload, id, later(5))).rejects.toThrow('lights')
  vi.restoreAllMocks()
  const held = await usesOf(shop, coupon)
  await reconcilePayments(payload)
  await reconcilePayments(payload)

  expect(held).toEqual(['held'])
  expect(await usesOf(shop, coupon)).toEqual(['returned'])
})

test('H4: a free order that lost its coupon before it was held is never delivered', async () => {
  const coupon = await aCoupon(shop, { code: 'FREE LAST', value: 100, maxUses: 1 })
  const [one, other] = [shop.visitor(), shop.visitor()]
  const [first, second] = [await cartWith(one, 'FREELAST'), await cartWith(other, 'FREELAST')]
  crashBefore(shop, written('coupon-uses'))
  const crashed = await place(one, first, 'crashed@example.org')
  vi.restoreAllMocks()
  const won = await place(other, second, 'won@example.org')
  await reconcilePayments(payload, later(1))

  expect([crashed.status, won.status]).toEqual([500, 200])
  expect(await ordersOf('crashed@example.org')).toEqual(['cancelled'])
  expect(await usesOf(shop, coupon)).toEqual(['used'])
})
