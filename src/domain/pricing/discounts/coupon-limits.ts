/** How often and until when a coupon can be taken; null: without an end. */
export type CouponLimits = {
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  usesPerCustomer: number | null
}

/** What has been taken of a coupon. */
export type CouponUsage = {
  uses: number
  /** By this customer; 0 while nobody knows who it is. */
  usesOfCustomer: number
  /** Of a credit: what is left of it. null: it is none. */
  left: number | null
}

export const COUPON_USED_UP = 'This coupon has been used up.'
const USED_BY_CUSTOMER = 'You have used this coupon as often as it allows.'

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function problemOfTime({ startsAt, endsAt }: CouponLimits, now: Date): string | null {
  if (startsAt && now < startsAt) return `This coupon begins on ${DATE.format(startsAt)}.`
  if (endsAt && now >= endsAt) return `This coupon ended on ${DATE.format(endsAt)}.`
  return null
}

/** `amount`: what is to be taken of a credit. */
export function problemOfUsage(
  { maxUses, usesPerCustomer }: CouponLimits,
  { uses, usesOfCustomer, left }: CouponUsage,
  { amount }: { amount: number },
): string | null {
  if (maxUses !== null && uses >= maxUses) return COUPON_USED_UP
  if (left !== null && left < amount) return COUPON_USED_UP
  if (usesPerCustomer !== null && usesOfCustomer >= usesPerCustomer) return USED_BY_CUSTOMER
  return null
}
