import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainAmount } from '@/domain/money/format-money'
import { familyInList, listOfAccount, type PriceList } from '@/domain/pricing/price-list'
import { lowestBefore, lowestPrice, mapPrices } from '@/domain/pricing/priced-family'
import { type QuotableLine, quoteCart } from '@/domain/pricing/quote-cart'
import {
  shownParts,
  shownPrice,
  shownSum,
  textsOf,
  withShownTax,
} from '@/domain/pricing/shown-price'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import { rowsOfTax } from '@/storefront/shop/bill/bill-lines'
import { generatedCases } from './generated-carts'
import { someInSale } from './generated-sales'

const list = (currency: string, factor: string, rounding: PriceList['rounding']): PriceList => ({
  ...listOfAccount('EUR'),
  currency,
  factor,
  rounding,
})
const LISTS = [
  listOfAccount('EUR'),
  list('USD', '1.1', 'up_to_5'),
  list('CHF', '0.95', 'none'),
  list('JPY', '163.27', 'none'),
] as const

const CASES = someInSale(generatedCases(120)).filter(({ line }) => line.licences.length > 0)
const aSale = fc.record({
  cases: fc.array(fc.constantFrom(...CASES), { minLength: 1, maxLength: 4 }),
  list: fc.constantFrom(...LISTS),
  tax: fc
    .integer({ min: 1, max: 3000 })
    .map((points): TaxDecision => ({
      kind: 'standard',
      country: 'DE',
      rate: plainAmount(points, 'EUR'),
    })),
})

const REVERSE: TaxDecision = { kind: 'reverse_charge', rate: '0', country: 'AT' }

test('what a cart is shown as is what a consumer is charged, and what stands beside it what a company pays', () => {
  fc.assert(
    fc.property(aSale, ({ cases, list: { currency }, list: chosen, tax }) => {
      const rules = { ...cases[0]!.rules, currency }
      const known = new Set(rules.licenceTypes.map(({ key }) => key))
      const lines = cases.flatMap(({ family, line }): QuotableLine[] => {
        const licences = line.licences.filter(({ type }) => known.has(type)).slice(0, 1)
        const sold = licences.map((licence) => ({ ...licence, tier: '0' }))
        return [{ family: familyInList(family, chosen), line: { ...line, licences: sold } }]
      })
      const shown = withShownTax(quoteCart(lines, { rules, tax: null }), tax)
      const consumer = quoteCart(lines, { rules, tax })
      const company = quoteCart(lines, { rules, tax: REVERSE })

      expect([shown.total, shown.tax?.amount]).toEqual([consumer.total, consumer.tax?.amount])
      expect(shown.net).toBe(company.total)
      expect(shownSum(company.total, tax)).toBe(consumer.total)
      const parts = shownParts(
        shown.lines.map(({ amount }) => amount),
        tax,
      )
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(consumer.total)
      const rows = rowsOfTax({ net: shown.net, tax, currency })
      expect(rows.map(({ amount }) => digitsOf(amount))).toEqual(
        consumer.net === 0 ? [] : [consumer.net, consumer.total - consumer.net],
      )
    }),
    { numRuns: 400 },
  )
})

test('a price in every currency is what one style with one licence × 1 comes to there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), aSale, (price, { tax }) => {
      const inAll = shownPrice({ lists: LISTS, tax }, (chosen) =>
        price === 0 ? 0 : familyInList(alone(price), chosen).styles[0]!.price,
      )
      for (const chosen of LISTS) {
        const net = familyInList(alone(price), chosen).styles[0]!.price ?? 0
        expect(inAll?.[chosen.currency]).toBe(shownSum(net, tax))
      }
      expect(Object.keys(textsOf(inAll ?? {}))).toEqual(LISTS.map(({ currency }) => currency))
    }),
    { numRuns: 100 },
  )
})

test('the lowest price of a family is struck by what everything that costs so little cost before, or by nothing', () => {
  const inSale = CASES.filter(({ family }) => family.sale || family.styles.some(({ sale }) => sale))
  expect(inSale.length).toBeGreaterThan(5)
  for (const { family } of CASES) {
    const [lowest, before] = [lowestPrice(family), lowestBefore(family)]
    const marks: [number | null, number | null][] = []
    mapPrices({ ...family, familyPrice: null }, (_, part) => {
      if (part.price !== null) marks.push([part.price, part.sale?.earlier ?? null])
      return part
    })
    if (family.familyPrice !== null) marks.push([family.familyPrice, family.sale?.earlier ?? null])
    const least = marks.filter(([price]) => price === lowest).map(([, earlier]) => earlier)

    if (before === null) expect(least.length === 0 || least.includes(null)).toBe(true)
    else {
      expect(before).toBeGreaterThan(lowest!)
      for (const earlier of least) expect(before).toBeLessThanOrEqual(earlier!)
    }
  }
})

test('before VAT every price is shown as it is', () => {
  expect([shownSum(4500, null), shownParts([1, 2], null)]).toEqual([4500, [1, 2]])
})

function alone(price: number) {
  return {
    id: 'f',
    name: 'F',
    familyPrice: null,
    children: [],
    styles: [{ id: 's', name: 'S', price }],
  }
}

function digitsOf(amount: string): number {
  return Number(amount.replace(/[^\d−]/g, '').replace('−', '-'))
}
