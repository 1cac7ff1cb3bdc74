import { expect, test } from 'vitest'
import { licencePricesOf } from '@/domain/pricing/worked-example'
import { familyInList, listOfAccount } from '@/domain/pricing/price-list'
import { priceLine } from '@/domain/pricing/price-line'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { DEMO_EULAS, DEMO_LICENCE_TYPES } from '@/seed/demo-licences'
import { DEMO_AUDIENCES, DEMO_STYLE_COUNTS } from '@/seed/demo-foundry'
import { DEMO_PAGES } from '@/seed/seed-pages'
import { aFamily, aLicenceType } from './a-price-list'
import { aSale, inSales } from './generated-sales'

const RULES: ShopPrices = {
  currency: 'EUR',
  lists: [listOfAccount('EUR')],
  tax: null,
  combinationFactor: '0.75',
  licenceTypes: [
    aLicenceType('Desktop', { one: ['1 user', '1'], few: ['2–5 users', '1.5'] }),
    aLicenceType('Web', { few: ['to 10 000 views', '1'] }),
  ],
}

test('the example has the discount for its number, and what each audience pays', () => {
  const family = aFamily({ styleCounts: DEMO_STYLE_COUNTS })
  const prices = licencePricesOf(family, { rules: RULES, audiences: DEMO_AUDIENCES })

  expect(prices?.example.EUR).toBe(
    [
      'Four styles of Fraunces',
      'Four styles at 45.00: 180.00',
      'Four styles, −20\u00a0%: 144.00',
      'Desktop, 2–\u20605 users ×\u00a01.5: 216.00',
      'Web, to 10 000 views; second licence ×\u00a00.75: 108.00',
      'Together: 324.00\u00a0€',
      'Students, −50\u00a0%: 162.00\u00a0€',
      'Non-profit organisations, −30\u00a0%: 226.80\u00a0€.',
    ].join('. '),
  )
})

test('where prices are shown with VAT the example says how much of it there is, and adds up', () => {
  const tax = { kind: 'standard' as const, rate: '19', country: 'DE' }
  const rules = { ...RULES, tax }
  const family = aFamily({ styleCounts: DEMO_STYLE_COUNTS })
  const prices = licencePricesOf(family, { rules, audiences: DEMO_AUDIENCES })

  expect(prices?.example.EUR).toContain(
    'VAT 19\u00a0%, Germany: 61.56. Together: 385.56\u00a0€. Students, −50\u00a0%: 192.78\u00a0€.',
  )
})

test('each licence costs in the table what one style costs with it, in a sale of its own too', () => {
  const sale = aSale({ licences: ['web'], percentOff: '50' })
  const rules = { ...RULES, lists: [inSales([sale])] as const }
  const family = aFamily()
  const prices = licencePricesOf(family, { rules, audiences: [] })
  const styles = [family.styles[0]!.id]
  const inSale = familyInList(family, rules.lists[0])
  const shown = rules.licenceTypes.map(({ key, tiers }) => {
    const line = { styles, licences: [{ type: key, tier: tiers[0]!.key }] }
    return [(prices?.netFor[key] ?? prices?.net)?.EUR, priceLine(line, inSale, rules).amount]
  })

  expect(shown).toEqual([
    [4500, 4500],
    [2250, 2250],
  ])
})

test('where nothing can be bought there is no example', () => {
  const none = { ...RULES, licenceTypes: [] }

  const empty = { ...aFamily(), styles: [], children: [] }

  expect(licencePricesOf(aFamily(), { rules: none, audiences: [] })?.example).toEqual({})
  expect(licencePricesOf(empty, { rules: RULES, audiences: [] })?.example).toEqual({})
})

test('no text of the demo has an amount of money typed into it, for it would stay when a price changes', () => {
  const texts = JSON.stringify([
    DEMO_PAGES,
    DEMO_EULAS,
    DEMO_LICENCE_TYPES.map(({ summary }) => summary),
  ])

  expect(texts.match(/\d+[.,]\d\d(?!\d)|[€$£]\s?\d|times 0?[.,]?\d/g)).toBeNull()
})

test('of what is rented the example says for how long its sums are', () => {
  const licenceTypes = RULES.licenceTypes.map((type) => ({
    ...type,
    months: 12,
    isRented: true as const,
  }))
  const prices = licencePricesOf(aFamily(), {
    rules: { ...RULES, licenceTypes },
    audiences: DEMO_AUDIENCES.slice(0, 1),
  })
  expect(prices?.example.EUR?.replaceAll('\u00a0', ' ')).toMatch(
    /Together: \d+\.\d\d € a year\. Students, −50 %: \d+\.\d\d € a year\.$/,
  )
})
