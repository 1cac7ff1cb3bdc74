import { allocate, sumOf } from '../../money/allocate'
import { percentRounded } from '../../money/decimal'
import { describeAudience, type Audience } from './audience'
import { describeCredit, type UpgradeCredit } from '../upgrade/held-licence'
import { type Coupon, describeCoupon, problemOfCoupon, type QuotedCoupon } from '../coupon'

export type QuotedAudience = Audience & { amount: number }

/** One thing that comes off the whole: "Students, −50 %". The amount is what comes off. */
export type Discount = { label: string; amount: number }

type DiscountedAmounts = {
  /** What is left of each amount; together what is left of the whole. */
  nets: number[]
  /** What of each was paid before, with the licence it upgrades. */
  credits: number[]
  audience: QuotedAudience | null
  coupon: QuotedCoupon | null
  discounts: Discount[]
}

type Terms = {
  /** Whom the cart is for. */
  audience: Audience | null
  /** Whom the line at this place is for, where that is not whom the cart is for. */
  audienceAt?: (place: number) => Audience | null
  coupon: Coupon | null
  currency: string
  /** Whether the coupon is for the line at this place. */
  isForLine: (place: number) => boolean
  /** What was paid for the licence that the line at this place upgrades. */
  creditAt?: (place: number) => UpgradeCredit | null
}

/**
 * The percentage of each audience of the lines for it, rounded once; then what was paid for licences that are upgraded, of each
 * line as much as is left of it; then the coupon, of what is left of the lines it is for.
 */
export function takeOff(amounts: readonly number[], terms: Terms): DiscountedAmounts {
  const { audience: own, audienceAt = () => own } = terms
  const audienceOf = amounts.map((_, place) => audienceAt(place))
  const owed = amounts.map((_, place) => terms.creditAt?.(place) ?? null)
  const audiences = everyAudience([own, ...audienceOf]).map((audience) => {
    const lessened = amounts.map((amount, place) =>
      audienceOf[place]?.key === audience.key ? amount : 0,
    )
    return { ...quoteAudience(sumOf(lessened), audience), lessened }
  })
  const due = audiences.reduce(
    (left, { amount, lessened }) => minus(left, shareOut(amount, { amounts: lessened, owed })),
    [...amounts],
  )
  const credits = due.map((amount, place) => Math.min(amount, owed[place]?.paid ?? 0))
  const left = minus(due, credits)

  const eligible = left.map((amount, place) => (terms.isForLine(place) ? amount : 0))
  const hasAudience = audiences.length > 0
  const coupon = terms.coupon && quoteCoupon(eligible, terms.coupon, { ...terms, hasAudience })
  return {
    nets: minus(left, allocate(coupon?.quoted.amount ?? 0, eligible)),
    credits,
    audience: own && { ...own, amount: audiences[0]?.amount ?? 0 },
    coupon: coupon?.quoted ?? null,
    discounts: [
      ...audiences.map((audience) => ({
        label: describeAudience(audience),
        amount: audience.amount,
      })),
      ...creditSteps(owed, credits),
      ...(coupon ? [{ label: coupon.step, amount: coupon.quoted.amount }] : []),
    ].filter(({ amount }) => amount > 0),
  }
}

/** By number, so that a quote reads the same in whatever order its lines stand. */
function creditSteps(owed: readonly (UpgradeCredit | null)[], taken: number[]): Discount[] {
  return owed
    .flatMap((credit, place) =>
      credit ? [{ label: describeCredit(credit), amount: taken[place] ?? 0 }] : [],
    )
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
}

/** By weight. The unit left over goes to the same line in whatever order they stand, for a line that is paid already cannot use it. */
function shareOut(
  amount: number,
  { amounts, owed }: { amounts: readonly number[]; owed: readonly (UpgradeCredit | null)[] },
): number[] {
  const order = amounts
    .map((_, place) => place)
    .toSorted((a, b) => (owed[a]?.paid ?? 0) - (owed[b]?.paid ?? 0) || a - b)
  const shares = allocate(
    amount,
    order.map((place) => amounts[place] ?? 0),
  )
  return amounts.map((_, place) => shares[order.indexOf(place)] ?? 0)
}

/** Each once, the cart's own first. */
function everyAudience(audiences: readonly (Audience | null)[]): Audience[] {
  const known = audiences.filter((audience) => audience !== null)
  return known.filter(({ key }, index) => known.findIndex((one) => one.key === key) === index)
}

function quoteAudience(sum: number, audience: Audience): QuotedAudience {
  return { ...audience, amount: percentRounded(sum, audience.percentOff) }
}

function quoteCoupon(
  eligible: readonly number[],
  coupon: Coupon,
  { hasAudience, currency, isForLine }: Terms & { hasAudience: boolean },
): { quoted: QuotedCoupon; step: string } {
  const base = sumOf(eligible)
  const hasLines = eligible.length === 0 || eligible.some((_, place) => isForLine(place))
  const problem = problemOfCoupon(coupon, { base, hasLines, hasAudience, currency })
  const amount = problem ? 0 : worthOf(coupon, base)
  const { code, label } = coupon
  return {
    quoted: { code, label: label ?? code, amount, problem },
    step: describeCoupon(coupon, amount),
  }
}

/** Never more than what it is taken off. */
function worthOf({ kind, percent, amount }: Coupon, base: number): number {
  return kind === 'percent' ? percentRounded(base, percent) : Math.min(amount, base)
}

function minus(amounts: readonly number[], parts: readonly number[]): number[] {
  return amounts.map((amount, place) => amount - (parts[place] ?? 0))
}
