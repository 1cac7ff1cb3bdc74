import fc from 'fast-check'
import { test } from 'vitest'
import type { Audience } from '@/domain/pricing/discounts/audience'
import type { Coupon } from '@/domain/pricing/coupon'
import { familyInList, listOfAccount, type PriceList } from '@/domain/pricing/price-list'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { quoteCart, type CartQuote, type CartTerms } from '@/domain/pricing/quote-cart'
import { DEMO_PRICE_LISTS } from '@/seed/demo-foundry'
import { generatedCounts } from '../cover/generated-counts'
import { STUDENTS } from './a-discount'
import { demoCarts } from '../whole/demo-carts'

/** Families with styles, sub-families, bundles, counts, licences and tiers; out of them 10 000 carts with all that comes off. */
const GENERATED = generatedCounts(400).filter(
  ({ line }) => line.styles.length > 0 && line.licences.length > 0,
)
const POOLS = { generated: GENERATED, demo: demoCarts(400) }

const RUNS = { seed: 12, numRuns: 10_000 }

/** The lists of the demo, and one of a currency without cents. */
const LISTS: Record<string, PriceList> = Object.fromEntries(
  [
    { currency: 'EUR', factor: '1', rounding: 'none' as const },
    ...DEMO_PRICE_LISTS,
    { currency: 'JPY', factor: '165.2', rounding: 'up_to_10' as const },
  ].map((list) => [list.currency, { ...listOfAccount('EUR'), ...list }]),
)
const CURRENCIES = Object.keys(LISTS)

const percent = fc.integer({ min: 1, max: 10_000 }).map((part) => (part / 100).toFixed(2))

const audience: fc.Arbitrary<Audience | null> = fc.option(
  percent.map((percentOff) => ({ ...STUDENTS, percentOff })),
)

const coupon: fc.Arbitrary<Coupon | null> = fc.option(
  fc.record({
    code: fc.constantFrom('SPRING', 'GIFT'),
    label: fc.constantFrom(null, 'Spring sale'),
    kind: fc.constantFrom('percent', 'amount', 'credit'),
    percent,
    amount: fc.integer({ min: 1, max: 60_000 }),
    currency: fc.constantFrom(...CURRENCIES),
    leastTotal: fc.constantFrom(0, 0, 5000),
    typefaces: fc.constantFrom([], [], ...['f', 'f.0', 'recursive', 'syne'].map(named)),
    isStackable: fc.boolean(),
  }),
)

const tax = fc.option(
  fc.record({
    kind: fc.constant('standard' as const),
    rate: fc.constantFrom('0', '7', '7.7', '19', '25.5'),
    country: fc.constantFrom('DE', 'AT', 'CH'),
  }),
)

const cart = fc.record({
  shop: fc.constantFrom('generated', 'demo'),
  places: fc.array(fc.nat(), { minLength: 0, maxLength: 4 }),
  currency: fc.constantFrom(...CURRENCIES),
  terms: fc.record({ audience, coupon, tax }),
})

type GeneratedCart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

/** The lines of one cart are priced by one shop's rules, in one list. */
function quote({ shop, places, currency, terms }: GeneratedCart, order = places): CartQuote {
  const pool = POOLS[shop]
  const caseAt = (place = 0) => pool[place % pool.length]!
  const rules = { ...caseAt(places[0]).rules, currency }
  const lines = order.map((place) => {
    const { family, line } = caseAt(place)
    return { family: inList(family, currency), line }
  })
  return quoteCart(lines, { rules, ...terms } as CartTerms)
}

const converted = new Map<PricedFamily, Map<string, PricedFamily>>()

/** A shop converts its prices once, and prices many carts with them. */
function inList(family: PricedFamily, currency: string): PricedFamily {
  const known = converted.get(family) ?? new Map<string, PricedFamily>()
  converted.set(family, known)
  const priced = known.get(currency) ?? familyInList(family, LISTS[currency]!)
  known.set(currency, priced)
  return priced
}

function named(name: string): { id: string; name: string }[] {
  return [{ id: name, name }]
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

test('of 10 000 carts every sum adds up to the smallest unit, whole and line by line', () => {
  fc.assert(
    fc.property(cart, (one) => {
      const { lines, discounts, discount, net, tax: charged, total } = quote(one)
      const amounts = [...lines.flatMap((line) => [line.amount, line.net, line.tax]), net, total]
      return (
        amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
        lines.every((line) => line.net <= line.amount) &&
        sumOf(discounts.map(({ amount }) => amount)) === discount &&
        sumOf(lines.map(({ amount }) => amount)) - discount === net &&
        sumOf(lines.map((line) => line.net)) === net &&
        sumOf(lines.map((line) => line.tax)) === (charged?.amount ?? 0) &&
        net + (charged?.amount ?? 0) === total
      )
    }),
    RUNS,
  )
})

test('whatever comes off, a cart never costs more than without it, and its lines cost the same in any order', () => {
  fc.assert(
    fc.property(cart, (one) => {
      const plain = quote({ ...one, terms: { ...one.terms, audience: null, coupon: null } })
      const { net, total } = quote(one)
      const turned = quote(one, one.places.toReversed())

      return net <= plain.net && turned.net === net && turned.total === total
    }),
    { ...RUNS, numRuns: 1000 },
  )
})

test('a coupon takes off what it gives, or nothing and a reason', () => {
  fc.assert(
    fc.property(cart, (one) => {
      const { coupon: quoted, audience: taken, lines, discounts } = quote(one)
      if (!quoted) return true
      const left = sumOf(lines.map(({ amount }) => amount)) - (taken?.amount ?? 0)
      const isConsistent = quoted.problem === null || quoted.amount === 0
      return quoted.amount <= left && isConsistent && discounts.length <= 2
    }),
    { ...RUNS, numRuns: 1000 },
  )
})
