import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { familyInList, listOfAccount, priceInList, soldAt } from '@/domain/pricing/price-list'
import { priceLine } from '@/domain/pricing/price-line'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { type FormerPrice, listOnDay, NO_HISTORY } from '@/domain/pricing/sales-of-day'
import { termsFor } from '@/domain/pricing/shown-price'
import { STUDENTS } from './discounts/a-discount'
import { aFamily, styleIds, theRules } from './a-price-list'
import { Chance, generatedCases } from './generated-carts'
import { aSale, DAY, inSales, onStyles, randomSales } from './generated-sales'

const EUR = listOfAccount('EUR')
const DESKTOP = { type: 'desktop', tier: '1' }
const WEB = { type: 'web', tier: '10k' }
const BOLD = { kind: 'styles', id: 'bold', price: 4500 } as const

test('a sale is on from its first day to the end of its last, and not a day longer', () => {
  const priceOn = (day: string) =>
    priceInList(BOLD, listOnDay(EUR, day, { sales: [aSale()], history: NO_HISTORY }))
  const days = ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11']
  expect(days.map(priceOn)).toEqual([4500, 3600, 3600, 4500])
})

test('of two sales the lower price counts, and never both; none raises a price', () => {
  const dear = aSale({ percentOff: null, prices: { EUR: 9900 }, name: 'Dear' })
  const sales = [aSale(), aSale({ name: 'More', percentOff: '30' }), dear]
  expect(soldAt(BOLD, inSales(sales))).toEqual({
    price: 3150,
    sale: { name: 'More', earlier: 4500 },
  })
  expect(soldAt(BOLD, inSales([dear]))).toEqual({ price: 4500 })
})

test('a sale takes its part of a list’s own prices, and its price is converted where it names none', () => {
  const list = {
    ...EUR,
    currency: 'USD',
    factor: '1.1',
    own: { ...EUR.own, styles: { bold: 5000 } },
  }
  const fixed = aSale({ percentOff: null, prices: { EUR: 3000 } })
  const named = aSale({ percentOff: null, prices: { EUR: 3000, USD: 3100 } })
  const prices = [aSale(), fixed, named].map((sale) => priceInList(BOLD, inSales([sale], list)))
  expect(prices).toEqual([4000, 3300, 3100])
})

/** On paper: 45.00 until 10 November, then 50.00; 40.00 in dollars' own price; a sale of 25 % from 20 to 22 November. */
const FORMER: FormerPrice = {
  kind: 'styles',
  id: 'bold',
  until: '2026-11-10',
  price: 4500,
  own: {},
}
const TODAY = { ...BOLD, price: 5000 }
const earlierIn = (known: Partial<Parameters<typeof listOnDay>[2]>) =>
  soldAt(TODAY, listOnDay(EUR, DAY, { sales: [aSale()], history: NO_HISTORY, ...known })).sale
    ?.earlier

test.each([
  ['the list price, where nothing changed', {}, 5000],
  ['the price before it was raised', { prices: [FORMER] }, 4500],
  ['not a price of more than 30 days ago', { prices: [{ ...FORMER, until: '2026-10-31' }] }, 5000],
  ['one that ended on the thirtieth', { prices: [{ ...FORMER, until: '2026-11-01' }] }, 4500],
  [
    'not a price that began with the sale',
    { prices: [raised('2026-12-01', 5000), raised('2026-12-03', 4100)] },
    5000,
  ],
  [
    'not what was charged before another price of long ago',
    { prices: [raised('2026-10-01', 1000), raised('2026-11-05', 4600)] },
    4600,
  ],
  [
    'nothing, of what was not sold before',
    { made: [{ kind: 'styles', id: 'bold', day: '2026-12-02' }] },
    null,
  ],
  ['the price of a sale that was changed', { sales: [past({ percentOff: '15' })] }, 4250],
  ['nothing, where that was no higher', { sales: [past({ percentOff: '25' })] }, null],
] as const)('an earlier price is %s', (_, history, earlier) => {
  expect(earlierIn({ history: { ...NO_HISTORY, ...history } as typeof NO_HISTORY })).toBe(earlier)
})

test('a sale whose percentage grows keeps its earlier price; another one that follows begins anew', () => {
  const history = {
    ...NO_HISTORY,
    sales: [{ ...aSale({ percentOff: '10' }), lastDay: '2026-12-03' }],
  }
  const before = aSale({
    id: 'black',
    percentOff: '10',
    firstDay: '2026-11-25',
    lastDay: '2026-11-30',
  })
  expect(earlierIn({ history })).toBe(5000)
  expect(earlierIn({ sales: [before, aSale()] })).toBe(4500)
})

test.each([
  ['had none until the sale', ['2026-12-02'], null],
  ['had none until some days before', ['2026-11-20'], 5000],
])('what %s is compared accordingly', (_, until, earlier) => {
  const prices = until.map((day) => ({
    kind: 'styles' as const,
    id: TODAY.id,
    price: null,
    own: {},
    until: day,
  }))
  expect(earlierIn({ history: { ...NO_HISTORY, prices } })).toBe(earlier)
})

test('what a price list made of a price in those days counts as well', () => {
  const list = { ...EUR, currency: 'USD', factor: '1.2' }
  const terms = [{ currency: 'USD', until: '2026-11-20', factor: '1.1', rounding: 'none' as const }]
  const known = { sales: [aSale()], history: { ...NO_HISTORY, terms } }
  expect(soldAt(TODAY, listOnDay(list, DAY, known))).toEqual({
    price: 4800,
    sale: { name: 'Spring sale', earlier: 5500 },
  })
})

test('the bill begins with the earlier price, struck, and names the sale; coupons and audiences come off what is left', () => {
  const family = familyInList(aFamily(), inSales([aSale()]))
  const line = { styles: styleIds('fraunces', 4), licences: [DESKTOP] }
  const quote = quoteCart([{ line, family }], { rules: theRules(), tax: null, audience: STUDENTS })

  expect(quote.lines[0]?.bill.map(({ text, amount, struck }) => [text, amount, struck])).toEqual([
    ['Lowest price of the 30 days before', 18000, true],
    ['Four styles at 36.00; Spring sale', 14400, false],
    ['Desktop, 1 user', 14400, false],
  ])
  expect([quote.lines[0]?.sales, quote.net]).toEqual([['Spring sale'], 7200])
})

test('where a number of styles costs less, the bill names the sale once', () => {
  const styleCounts = [{ from: 4, percentOff: '20' }]
  const family = familyInList(aFamily({ familyPrice: null, styleCounts }), inSales([aSale()]))
  const line = { styles: styleIds('fraunces', 4), licences: [DESKTOP] }

  expect(priceLine(line, family, theRules()).steps).toEqual([
    'Lowest price of the 30 days before',
    'Four styles at 36.00; Spring sale',
    'Four styles, −20 %',
    'Desktop, 1 user',
  ])
})

test('the price of a whole family, in a sale of its own, is taken where it is the least', () => {
  const on = { typefaces: ['fraunces'], styles: [], bundles: [] }
  const sale = aSale({ percentOff: null, prices: { EUR: 12000 }, on })
  const family = familyInList(aFamily(), inSales([sale]))
  const { steps } = priceLine({ styles: styleIds('fraunces', 4), licences: [] }, family, theRules())
  expect(steps).toEqual([
    'Lowest price of the 30 days before',
    'Four styles at 45.00',
    'Family price, all 18 styles; Spring sale',
  ])
})

test('a sale of one licence type lowers that licence alone, in a bundle over several typefaces too', () => {
  const list = inSales([aSale({ name: 'Web week', licences: ['web'] })])
  const bundle = { id: 'both', name: 'Both', price: 8000, styles: ['fraunces-1', 'syne-1'] }
  const styles = [{ id: 'syne-1', name: 'Syne', price: 4500 }]
  const syne = aFamily({ id: 'syne', familyPrice: null, styles, bundles: [bundle] })
  const families = [aFamily({ bundles: [bundle] }), syne].map((one) => familyInList(one, list))
  const both = familyOfBundle(bundle, families)!
  const priced = (licences: (typeof WEB)[], family = families[0]!, ids = ['fraunces-1']) =>
    priceLine({ styles: ids, licences }, family, theRules())

  expect(priced([DESKTOP, WEB]).steps).toEqual([
    'One style',
    'Desktop, 1 user',
    'Web, to 10 000 views; second licence × 0.75; Web week, styles at 36.00',
  ])
  expect([priced([DESKTOP]), priced([WEB])].map(({ amount }) => amount)).toEqual([4500, 3600])
  expect(priced([WEB]).steps[1]).toBe('One style; Web week')
  expect(priced([WEB], both, bundle.styles).amount).toBe(6400)
})

test('a page is given of a sale what it shows, and nothing of a sale of others', () => {
  const sales = [aSale({ on: onStyles('bold', 'thin') }), aSale({ on: onStyles('thin') }), aSale()]
  const [list] = termsFor({ lists: [inSales(sales)], tax: null }, ['bold']).lists
  expect(list.sales?.map(({ on }) => on?.styles)).toEqual([['bold'], undefined])
  expect(soldAt(BOLD, list)).toEqual(soldAt(BOLD, inSales(sales)))
})

const CASES = generatedCases(120)

test('no sale makes anything dearer, an earlier price is above the sale’s and no more than the list’s, and what costs something is never free', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES),
      fc.integer({ min: 1 }),
      ({ family, line, rules }, seed) => {
        const keys = rules.licenceTypes.map(({ key }) => key)
        const list = inSales(randomSales(new Chance(seed), family, keys))
        const inSale = familyInList(family, list)
        const [now, was] = [inSale, family].map((one) => priceLine(line, one, rules))
        expect(now!.amount).toBeLessThanOrEqual(was!.amount)
        expect(now!.sales ?? []).toEqual([...new Set(now!.sales)])
        family.styles.forEach(({ price }, at) => {
          const sold = inSale.styles[at]!
          const earlier = sold.sale?.earlier ?? price!
          expect(sold.price === 0).toBe(price === 0)
          expect(sold.price! <= earlier && earlier <= price!).toBe(true)
        })
      },
    ),
    { numRuns: 400, seed: 12 },
  )
})

function raised(until: string, price: number): FormerPrice {
  return { ...FORMER, until, price }
}

function past(given: Partial<ReturnType<typeof aSale>>) {
  return aSale({ id: 'past', firstDay: '2026-11-20', lastDay: '2026-11-22', ...given })
}
