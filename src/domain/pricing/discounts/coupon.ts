import { formatAmount, formatMoney } from '../../money/format-money'
import { namesInWords } from '../../words'
import { percentText } from './audience'

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
