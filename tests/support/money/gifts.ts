import { readDesk } from '@/operations/orders/staff-order'
import { confirm, createPayment } from '../shop/buyer'
import { requireOrder } from '../shop/delivered'
import { aCoupon } from '../shop/discounts/coupons'
import { cartWith, place } from '../shop/discounts/order-with-coupon'
import type { Shop } from '../shop/open-shop'
import { stripe } from '../shop/stripe-environment'

/** One style at 60.00: what the gift does not pay is paid by card. */
export async function spendGift(shop: Shop, { code, value }: { code: string; value: number }) {
  const gift = await aCoupon(shop, { code, kind: 'credit', value, currency: 'EUR' })
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, code)
  const { body: order } = await place(buyer, cart, `${code.toLowerCase()}@example.org`)
  const { id } = await requireOrder(shop, order)
  if (order.total === 0) return { id, gift, buyer, order, intent: '' }
  const { body: payment } = await createPayment(buyer, cart)
  stripe.commands.pay(payment.payment_intent)
  await confirm(buyer, cart, payment)
  return { id, gift, buyer, order, intent: payment.payment_intent }
}

export type Spent = Awaited<ReturnType<typeof spendGift>>

/** What the next cart can spend of it. */
export async function leftOfGift(shop: Shop, code: string): Promise<number> {
  const cart = await cartWith(shop.visitor(), code)
  return cart.coupon?.amount ?? 0
}

export async function standingOfOrder({ payload }: Shop, { id }: Pick<Spent, 'id'>) {
  const { state, refunded, left, credit } = await readDesk(payload, id)
  return { state, refunded, left, credit: credit?.left ?? null }
}
