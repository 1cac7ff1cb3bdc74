import { expect, test } from 'vitest'
import { describeChosen, type ForSale } from '@/storefront/typeface/buy/chosen-price'

const TYPEFACE: ForSale = {
  slug: 'alegreya',
  currency: 'EUR',
  styleCount: 3,
  price: 'from 40.00\u00a0€',
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
    price: 'from 40.00\u00a0€',
    href: '/shop?typeface=alegreya',
  })
})

test('chosen styles are counted, priced and named in the link to the shop', () => {
  expect(describeChosen(TYPEFACE, ['11', '13'])).toEqual({
    count: '2 styles',
    price: '80.00\u00a0€',
    href: '/shop?typeface=alegreya&styles=11,13',
  })
})

test('where the family costs less its price is shown', () => {
  expect(describeChosen(TYPEFACE, ['11', '12', '13']).price).toBe('90.00\u00a0€')
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
    price: 'Not for sale yet',
    href: null,
  })
  expect(describeChosen(unsold, ['12'])).toEqual({
    count: '1 style',
    price: 'Not for sale yet',
    href: null,
  })
})
