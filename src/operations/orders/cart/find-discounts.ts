import type { Payload } from 'payload'
import { CouponIsUnknown, CouponIsUsedUp } from '@/domain/order/order-error'
import type { Audience } from '@/domain/pricing/discounts/audience'
import type { Coupon, QuotedCoupon } from '@/domain/pricing/coupon'
import { InvalidRequest, type FieldErrors } from '@/domain/shop-error'
import { audiencesOf, readShop } from '../../records/shop'
import { findCouponByCode } from '../../records/coupons'
import { readCoupon } from '../coupons/read-coupon'
import type { StoredCart } from '../../records/carts'

export type CartDiscounts = {
  /** Everyone the shop sells to for less. */
  audiences: Audience[]
  audience: Audience | null
  coupon: FoundCoupon
}

/** `closed`: it takes nothing off, whatever the cart holds. */
export type FoundCoupon =
  | { kind: 'none' }
  | { kind: 'open'; id: string; coupon: Coupon }
  | { kind: 'closed'; quoted: QuotedCoupon; isUsedUp: boolean; isUnknown: boolean }

type Contents = Pick<StoredCart, 'coupon' | 'audience' | 'order'>

/** What comes off a cart. Only what this request sets is refused; what was withdrawn since takes nothing off. */
export async function findDiscounts(
  payload: Payload,
  cart: Contents,
  { isNew }: { isNew: (part: keyof StoredCart) => boolean },
): Promise<CartDiscounts> {
  const [shop, coupon] = await Promise.all([readShop(payload), findCoupon(payload, cart)])
  const audiences = audiencesOf(shop)
  const audience = audiences.find(({ key }) => key === cart.audience) ?? null

  const fields: FieldErrors = {}
  if (isNew('coupon') && coupon.kind === 'closed') {
    if (coupon.isUsedUp) throw new CouponIsUsedUp()
    fields.coupon = coupon.quoted.problem ?? ''
  }
  if (isNew('audience') && cart.audience !== null && !audience) {
    fields.audience = 'This shop has no such price. Choose one of those it has.'
  }
  const isUnknown = coupon.kind === 'closed' && coupon.isUnknown
  if (fields.coupon && isUnknown) throw new CouponIsUnknown(fields)
  if (Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  return { audiences, audience, coupon }
}

async function findCoupon(
  payload: Payload,
  { coupon: code, order }: Contents,
): Promise<FoundCoupon> {
  if (code === null) return { kind: 'none' }
  const row = await findCouponByCode(payload, code)
  if (!row) {
    const unknown = closed({ code, label: null }, 'There is no such coupon. Check the code.')
    return { ...unknown, isUnknown: true }
  }

  const found = await readCoupon(payload, row, { order })
  if (found.kind === 'open') return { kind: 'open', id: row.id, coupon: found.coupon }
  return { ...closed(row, found.problem), isUsedUp: found.isUsedUp }
}

function closed(
  { code, label }: { code: string; label?: string | null },
  problem: string,
): FoundCoupon & { kind: 'closed' } {
  const quoted = { code, label: label || code, amount: 0, problem }
  return { kind: 'closed', quoted, isUsedUp: false, isUnknown: false }
}
