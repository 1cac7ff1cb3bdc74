import { expect, test } from 'vitest'
import { listOfAccount, type PriceList } from '@/domain/pricing/price-list'
import { describeChosen, type ForSale } from '@/storefront/typeface/buy/chosen-price'

const dollars: PriceList = {
  ...listOfAccount('EUR'),
  currency: 'USD',
  factor: '1.1',
  rounding: 'up_to_5',
}

const TYPEFACE: ForSale = {
  slug: 'alegreya',
  terms: { lists: [listOfAccount('EUR'), dollars], tax: null },
  styleCount: 3,
  price: { EUR: 'from 40.00\u00a0€' },
  family: {
    id: '1',
    name: 'Alegreya',
    familyPrice: 9000,
    styles: ['11', '12', '13'].map((id) => ({ id, name: id, price: 4000 })),
    children: [],
  },
}

test('with nothing chosen the bar says how many styles there are, and from what price', () => {
  expect(describeChosen(TYPEFACE, [])).toEqual({
    count: '3 styles',
    price: { EUR: 'from 40.00\u00a0€' },
    net: null,
    href: '/shop?typeface=alegreya',
  })
})

test('chosen styles are counted, priced and named in the link to the shop', () => {
  expect(describeChosen(TYPEFACE, ['11', '13'])).toEqual({
    count: '2 styles',
    price: { EUR: '80.00\u00a0€', USD: '90.00\u00a0USD' },
    net: null,
    href: '/shop?typeface=alegreya&styles=11,13',
  })
})

test('where prices are shown with VAT, what a company pays stands beside', () => {
  const tax = { kind: 'standard' as const, rate: '19', country: 'DE' }
  const shown = { ...TYPEFACE, terms: { lists: [listOfAccount('EUR')] as const, tax } }

  expect(describeChosen(shown, ['11', '13'])).toMatchObject({
    price: { EUR: '95.20\u00a0€' },
    net: { EUR: '80.00\u00a0€' },
  })
})

test('where the family costs less its price is shown', () => {
  expect(describeChosen(TYPEFACE, ['11', '12', '13']).price).toEqual({
    EUR: '90.00\u00a0€',
    USD: '100.00\u00a0USD',
  })
})

test('a typeface that is not for sale leads nowhere, whatever is chosen of it', () => {
  const styles = ['11', '12'].map((id) => ({ id, name: id, price: null }))
  const unsold = {
    ...TYPEFACE,
    price: null,
    family: { ...TYPEFACE.family, familyPrice: null, styles },
  }

  expect(describeChosen(unsold, [])).toEqual({
    count: '3 styles',
    price: { '': 'Not for sale yet' },
    net: null,
    href: null,
  })
  expect(describeChosen(unsold, ['12'])).toEqual({
    count: '1 style',
    price: { '': 'Not for sale yet' },
    net: null,
    href: null,
  })
})
