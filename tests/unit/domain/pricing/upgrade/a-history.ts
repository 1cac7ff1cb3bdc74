import fc from 'fast-check'
import type { CartLineRequest, LicenceChoice } from '@/domain/cart/cart-request'
import type { Coupon } from '@/domain/pricing/coupon'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { quoteCart, type CartQuote } from '@/domain/pricing/quote-cart'
import { endStateOf } from '@/domain/pricing/upgrade/end-state'
import { creditOf, type HeldLicence, paidFor } from '@/domain/pricing/upgrade/held-licence'
import { generatedCounts } from '../cover/generated-counts'
import type { GeneratedCase } from '../generated-carts'
import { aCoupon } from '../discounts/a-discount'

const POOL = generatedCounts(300).filter(({ family }) => stylesOfFamily(family).length > 0)

/** A random wish: any styles, and of each licence type a tier or none. Numbers are cut down to what the family has. */
const wish = fc.record({
  styles: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  tiers: fc.array(fc.option(fc.nat({ max: 3 }), { freq: 2 }), { minLength: 4, maxLength: 4 }),
  couponPercent: fc.constantFrom(null, null, '10', '33.33', '100'),
  /** A share of what was paid that goes back afterwards, or all of it with its licence. */
  refund: fc.constantFrom(null, null, null, 0.25, 'all' as const),
})

export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

export const history = fc.record({
  place: fc.nat({ max: POOL.length - 1 }),
  wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
})

export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

export function caseOf({ place }: History): GeneratedCase {
  return POOL[place] as GeneratedCase
}

/** One purchase of a history: the licence it made, with its own money. */
export type Purchase = {
  held: HeldLicence
  quote: CartQuote
  /** Without any coupon, bought at once. */
  atOnce: number
  /** Of its coupon; "0": none. */
  percent: string
  refunded: number
}

/** Buys and upgrades, one wish after the other; what goes back with its licence gives the one before back. */
export function live(lived: History, { withCoupons = false, withRefunds = false } = {}) {
  const one = caseOf(lived)
  const all: Purchase[] = []
  const chain: Purchase[] = []
  for (const [index, given] of lived.wishes.entries()) {
    const purchase = buy(one, {
      held: chain.at(-1)?.held ?? null,
      line: lineOfWish(one, given),
      number: `KX-000${index}-RT`,
      coupon: withCoupons && given.couponPercent ? aCoupon({ percent: given.couponPercent }) : null,
    })
    if (!purchase) continue
    all.push(purchase)
    chain.push(purchase)
    if (withRefunds) giveBack(chain, given.refund)
  }
  return { all, chain }
}

function giveBack(chain: Purchase[], refund: Wish['refund']): void {
  const last = chain.at(-1)
  if (!last || refund === null) return
  last.refunded = refund === 'all' ? last.quote.net : Math.floor(last.quote.net * refund)
  if (refund === 'all') chain.pop()
  else last.held.paid.net = paidOf(chain)
}

/** What is left of what was paid for the last licence of a chain. */
export function paidOf(chain: readonly Purchase[]): number {
  return chain.reduce<number | null>(
    (before, { quote, refunded }) =>
      paidFor({ net: quote.net, refunded, credit: quote.lines[0]?.credit ?? 0 }, before),
    null,
  ) as number
}

type Buying = {
  held: HeldLicence | null
  line: CartLineRequest
  number: string
  coupon: Coupon | null
}

/** null: nothing is bought that is not held already. */
function buy({ family, rules }: GeneratedCase, { held, line, number, coupon }: Buying) {
  const wanted = held ? endStateOf(held, raisedOnly(held, line)) : line
  if (wanted.licences.length === 0) return null
  const credit = held && creditOf(held)
  const quote = quoteCart([{ line: wanted, family, credit }], { rules, tax: null, coupon })
  const [quoted] = quote.lines
  if (!quoted) return null
  const now: HeldLicence = {
    number,
    styles: quoted.covers,
    uses: wanted.licences.map((choice) => ({ ...choice, name: choice.type, label: choice.type })),
    paid: { net: quote.net + quoted.credit, currency: 'EUR' },
    months: null,
  }
  return { held: now, quote, atOnce: quoted.amount, percent: coupon?.percent ?? '0', refunded: 0 }
}

/** A wish for a tier below the held one is none. */
function raisedOnly(held: HeldLicence, line: CartLineRequest): CartLineRequest {
  const isLower = ({ type, tier }: LicenceChoice) =>
    held.uses.some((use) => use.type === type && Number(use.tier) > Number(tier))
  return { ...line, licences: line.licences.filter((choice) => !isLower(choice)) }
}

export function lineOfWish({ family, rules }: GeneratedCase, { styles, tiers }: Wish) {
  const all = stylesOfFamily(family).map(({ id }) => id)
  return {
    styles: [...new Set(styles.map((style) => all[style % all.length] as string))],
    licences: rules.licenceTypes.flatMap(({ key }, index) => {
      const tier = tiers[index]
      return typeof tier === 'number' ? [{ type: key, tier: String(tier) }] : []
    }),
  }
}
