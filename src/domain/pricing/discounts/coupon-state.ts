import type { CouponLimits, CouponUsage } from './coupon-limits'

/** How it stands with a coupon, whoever would take it. */
export type CouponState = 'open' | 'not_begun' | 'ended' | 'used_up'

export function stateOfCoupon(
  { startsAt, endsAt, maxUses }: CouponLimits,
  { uses, left }: Pick<CouponUsage, 'uses' | 'left'>,
  now: Date,
): CouponState {
  if (endsAt && now >= endsAt) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  if (left !== null && left <= 0) return 'used_up'
  return startsAt && now < startsAt ? 'not_begun' : 'open'
}
