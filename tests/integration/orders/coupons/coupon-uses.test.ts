import type { Where } from 'payload'
import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { noteUnderway } from '@/operations/orders/payment/settle-payment'
import { receiveTransfer } from '@/operations/orders/payment/pay-by-transfer'
import type { Coupon } from '@/payload-types'
import { closeOldOrder } from '@/operations/orders/payment/reconcile-payments'
import { aStaffMember } from '../../../support/money/money-back'
import { acceptQuote, askForQuote, changeQuote, takeTransfers } from '../../../support/money/quotes'
import type { Refusal } from '../../../support/shop/browser'
import { aCart, confirm, createPayment, payDemo } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { aCoupon, changeCart, usesOf } from '../../../support/shop/discounts/coupons'
import { cartWith, orderWith, place } from '../../../support/shop/discounts/order-with-coupon'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
await takeTransfers(shop)
const staff = await aStaffMember(shop)
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000

/** As if this much time had gone by since the last step of whoever holds a use of it. */
async function letLapse({ id }: Coupon): Promise<void> {
  const heldUntil = new Date(Date.now() - 1000).toISOString()
  const where: Where = { and: [{ coupon: { equals: id } }, { heldUntil: { exists: true } }] }
  await shop.payload.db.updateMany({ collection: 'coupon-uses', where, data: { heldUntil } })
}

test('who was too late orders with the coupon after all, once it was given back', async () => {
  const coupon = await aCoupon(shop, { code: 'TOO LATE', maxUses: 1 })
  const [one, other] = [shop.visitor(), shop.visitor()]
  const [first, second] = [await cartWith(one, 'TOOLATE'), await cartWith(other, 'TOOLATE')]
  const { body: order } = await place(one, first)
  const refused = await place(other, second)
  const { id } = await requireOrder(shop, order)
  await closeOldOrder(shop.payload, id, new Date(Date.now() + 5 * DAY_MS))
  const again = await place(other, second)

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'coupon_used_up' } } })
  expect(again).toMatchObject({ status: 200, body: { total: second.total } })
  expect(await usesOf(shop, coupon)).toEqual(['returned', 'held'])
})

test('a cart keeps its own use while it is ordered, and gives it back when it is changed', async () => {
  const coupon = await aCoupon(shop, { code: 'OWN', maxUses: 1 })
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, 'OWN')
  await place(buyer, cart)
  const { body: ordered } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)
  const again = await place(buyer, ordered, 'other@example.org')

  expect(ordered).toMatchObject({ state: 'ordered', coupon: cart.coupon, total: cart.total })
  expect(again.status).toBe(200)
  expect(await usesOf(shop, coupon)).toEqual(['returned', 'held'])
})

test('a customer uses a coupon as often as it allows, however the address is written', async () => {
  await aCoupon(shop, { code: 'ONCE', usesPerCustomer: 1 })
  const buyer = shop.visitor()
  const first = await place(buyer, await cartWith(buyer, 'ONCE'), 'Ada@Example.org')
  const second = await place(buyer, await cartWith(buyer, 'ONCE'), 'ada@example.org')
  const other = await place(buyer, await cartWith(buyer, 'ONCE'), 'bob@example.org')

  expect([first.status, other.status]).toEqual([200, 200])
  expect(second).toMatchObject({
    status: 409,
    body: { error: { code: 'coupon_used_up', message: expect.stringContaining('You have used') } },
  })
})

test('a credit is spent order by order, and what a dead order held is there again', async () => {
  const coupon = await aCoupon(shop, { code: 'GIFT', kind: 'credit', value: 5000 })
  const buyer = shop.visitor()
  const first = await cartWith(buyer, 'GIFT')
  const { body: order } = await place(buyer, first)
  const spent = await changeCart<Refusal>(buyer, await aCart(buyer), { coupon: 'GIFT' })
  const { id } = await requireOrder(shop, order)
  await closeOldOrder(shop.payload, id, new Date(Date.now() + 5 * DAY_MS))
  const third = await cartWith(buyer, 'GIFT')

  expect(first.discounts).toEqual([{ label: 'Credit GIFT, all of it', amount: 5000 }])
  expect([spent.status, spent.body.error.code]).toEqual([409, 'coupon_used_up'])
  expect(third).toMatchObject({ coupon: first.coupon, total: first.total })
  expect(await usesOf(shop, coupon)).toEqual(['returned'])
})

test('a coupon that ends between order and payment is charged as it was ordered', async () => {
  const coupon = await aCoupon(shop, { code: 'ENDING' })
  const sale = await orderWith(shop, 'ENDING')
  const data = { endsAt: new Date(Date.now() - DAY_MS).toISOString(), maxUses: 1 }
  await shop.payload.update({ collection: 'coupons', id: coupon.id, data })
  await payDemo(sale.buyer, sale.payment)
  await confirm(sale.buyer, sale.cart, sale.payment)
  const { state, total, net } = await requireOrder(shop, sale.order)

  expect([state, net, total]).toEqual(['paid', 5400, sale.cart.total])
  expect(await usesOf(shop, coupon)).toEqual(['used'])
})

test('orders that nobody pays hold a use for half an hour, and then the next one has it', async () => {
  const coupon = await aCoupon(shop, { code: 'EMPTIED', maxUses: 1 })
  const idle = await orderWith(shop, 'EMPTIED')
  const buyer = shop.visitor()
  const early = await changeCart<Refusal>(buyer, await aCart(buyer), { coupon: 'EMPTIED' })
  await letLapse(coupon)
  const next = await place(buyer, await cartWith(buyer, 'EMPTIED'))
  const late = await createPayment(idle.buyer, idle.cart)

  expect([early.status, next.status]).toEqual([409, 200])
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'coupon_used_up' } } })
  expect(await usesOf(shop, coupon)).toEqual(['returned', 'held'])
})

test('who comes back after half an hour has the use again while there is one, before whoever comes then', async () => {
  const coupon = await aCoupon(shop, { code: 'COMES BACK', maxUses: 1 })
  const sale = await orderWith(shop, 'COMESBACK')
  await letLapse(coupon)
  const back = await createPayment(sale.buyer, sale.cart)
  const other = shop.visitor()
  const refused = await changeCart<Refusal>(other, await aCart(other), { coupon: 'COMESBACK' })

  expect([back.status, refused.status]).toEqual([200, 409])
  expect(await usesOf(shop, coupon)).toEqual(['held'])
})

test('a payment that ends well after half an hour stands, whoever has the last use by then', async () => {
  const coupon = await aCoupon(shop, { code: 'LATE', maxUses: 1 })
  const sale = await orderWith(shop, 'LATE')
  await letLapse(coupon)
  await orderWith(shop, 'LATE')
  await payDemo(sale.buyer, sale.payment)
  await confirm(sale.buyer, sale.cart, sale.payment)

  expect((await requireOrder(shop, sale.order)).state).toBe('paid')
  expect(await usesOf(shop, coupon)).toEqual(['used', 'held'])
})

test('money that is on its way holds a use as long as it may come, and a credit is held by its order', async () => {
  const coupon = await aCoupon(shop, { code: 'ON ITS WAY', maxUses: 1 })
  const sale = await orderWith(shop, 'ONITSWAY')
  await noteUnderway(shop.payload, await requireOrder(shop, sale.order))
  const credit = await aCoupon(shop, { code: 'OWN MONEY', kind: 'credit', value: 5000 })
  await orderWith(shop, 'OWNMONEY')
  await letLapse(coupon)
  await letLapse(credit)
  const buyer = shop.visitor()
  const refused = await Promise.all(
    ['ONITSWAY', 'OWNMONEY'].map(async (code) =>
      changeCart<Refusal>(buyer, await aCart(buyer), { coupon: code }),
    ),
  )

  expect(refused.map(({ status }) => status)).toEqual([409, 409])
})

/** Ordered from a quote with a coupon, which its buyer chose to pay by bank. */
async function transferWith(code: string, { madeBy }: { madeBy?: string } = {}) {
  const buyer = shop.visitor()
  const { body: quote } = await askForQuote(buyer, await cartWith(buyer, code))
  if (madeBy) await changeQuote(shop, quote, { madeBy })
  const { body: order, cart } = await acceptQuote(buyer, quote)
  const { status } = await buyer.post('/api/order/transfer', { cart_key: cart.cart_key })
  expect(status).toBe(200)
  return requireOrder(shop, order)
}

test('a transfer that a buyer chose holds a use for half an hour, and money that comes later stands', async () => {
  const coupon = await aCoupon(shop, { code: 'BY BANK', maxUses: 1 })
  const order = await transferWith('BYBANK')
  await letLapse(coupon)
  const next = shop.visitor()
  const { status } = await place(next, await cartWith(next, 'BYBANK'))
  const received = { amount: order.total, receivedOn: '2026-11-23', reason: 'Statement 12' }
  const { kind } = await receiveTransfer(shop.payload, {
    order: order.id,
    user: staff,
    ...received,
  })

  expect([status, kind]).toEqual([200, 'paid'])
  expect(await usesOf(shop, coupon)).toEqual(['used', 'held'])
})

test('a transfer for a quote that staff made holds its use as long as the money may come', async () => {
  const coupon = await aCoupon(shop, { code: 'OFFERED', maxUses: 1 })
  await transferWith('OFFERED', { madeBy: staff.id })
  await letLapse(coupon)
  const buyer = shop.visitor()
  const refused = await changeCart<Refusal>(buyer, await aCart(buyer), { coupon: 'OFFERED' })

  expect([refused.status, refused.body.error.code]).toEqual([409, 'coupon_used_up'])
})
