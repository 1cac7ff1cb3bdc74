import { longDay } from '../long-date'
import { formatAmount, formatMoney } from '../money/format-money'
import { namesInWords } from '../words'
import { percentText } from './discounts/audience'
import type { PricedFamily } from './priced-family'

/** What a coupon gives, and on which terms. Amounts are minor units of `currency`. */
export type Coupon = {
  code: string
  /** What the bill calls it: "Spring sale"; null: by its code. */
  label: string | null
  kind: 'percent' | 'amount' | 'credit'
  /** Percent, a decimal string. */
  percent: string
  /** Of `amount` what it gives, of `credit` what is left of it. */
  amount: number
  currency: string
  leastTotal: number
  /** Empty: all of them. */
  typefaces: { id: string; name: string }[]
  /** Whether it goes together with an audience's discount. */
  isStackable: boolean
}

/** `problem`: why it takes nothing off this cart, a sentence; then `amount` is 0. */
export type QuotedCoupon = { code: string; label: string; amount: number; problem: string | null }

/** What the coupon is taken off: the lines it is for, after the audience's discount. */
type CouponBase = { base: number; hasLines: boolean; hasAudience: boolean; currency: string }

/** As it is compared: " spring 10 " → "SPRING10". */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

export function problemOfCoupon(coupon: Coupon, on: CouponBase): string | null {
  const { currency, leastTotal, typefaces } = coupon
  if (isOfAmounts(coupon) && currency !== on.currency) {
    return `This coupon is for prices in ${currency}.`
  }
  if (on.hasAudience && !coupon.isStackable) {
    return 'This coupon does not go together with another discount. Choose one of the two.'
  }
  if (!on.hasLines) return `This coupon is for ${namesInWords(typefaces.map(({ name }) => name))}.`
  if (on.base < leastTotal) {
    return `This coupon is for orders of ${formatMoney(leastTotal, currency)} or more, before VAT.`
  }
  return null
}

/** What the bill says of it: "Spring sale, −10 %", "Coupon SPRING", "Credit GIFT, 20.00 left". */
export function describeCoupon({ code, label, ...coupon }: Coupon, taken: number): string {
  switch (coupon.kind) {
    case 'percent':
      return `${label ?? `Coupon ${code}`}, ${percentText(coupon.percent)}`
    case 'amount':
      return label ?? `Coupon ${code}`
    case 'credit': {
      const left = coupon.amount - taken
      const rest = left > 0 ? `${formatAmount(left, coupon.currency)} left` : 'all of it'
      return `${label ?? `Credit ${code}`}, ${rest}`
    }
  }
}

/** A percentage without a least total holds in every currency. */
function isOfAmounts({ kind, leastTotal }: Coupon): boolean {
  return kind !== 'percent' || leastTotal > 0
}

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

export function problemOfTime({ startsAt, endsAt }: CouponLimits, now: Date): string | null {
  if (startsAt && now < startsAt) return `This coupon begins on ${longDay(startsAt)}.`
  if (endsAt && now >= endsAt) return `This coupon ended on ${longDay(endsAt)}.`
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

/** Whether each of these styles belongs to one of the typefaces, or to a child of one. */
export function areOfTypefaces(
  styles: readonly string[],
  family: PricedFamily,
  typefaces: readonly string[],
): boolean {
  const held = new Set(stylesWithin(family, typefaces))
  return styles.every((id) => held.has(id))
}

function stylesWithin(family: PricedFamily, typefaces: readonly string[]): string[] {
  const isNamed = typefaces.includes(family.id)
  const own = isNamed ? family.styles.map(({ id }) => id) : []
  const named = isNamed ? family.children.map(({ id }) => id) : []
  return [
    ...own,
    ...family.children.flatMap((child) => stylesWithin(child, [...typefaces, ...named])),
  ]
}
