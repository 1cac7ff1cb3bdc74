import { expect, test } from 'vitest'
import { listOfAccount } from '@/domain/pricing/price-list'
import { organisationData, typefaceData } from '@/domain/site/search/structured-data'

const origin = 'https://fonts.example'
const FRAUNCES = {
  name: 'Fraunces',
  slug: 'fraunces',
  designers: ['Phaedra Charles'],
  foundry: null,
  shownFrom: { EUR: 4500, USD: 5000 },
  styleCount: 18,
  parent: null,
  terms: { lists: [listOfAccount('EUR')] as const, tax: null },
}
const AROUND = { origin, shop: 'Typewerk Nord', description: 'Soft.', image: '/cards/a.png?v=1' }

test('a typeface is a product with a picture and its lowest price', () => {
  const [product] = typefaceData(FRAUNCES, AROUND)

  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Fraunces',
    url: 'https://fonts.example/typeface/fraunces',
    description: 'Soft.',
    image: 'https://fonts.example/cards/a.png?v=1',
    category: 'Fonts',
    brand: { '@type': 'Brand', name: 'Typewerk Nord' },
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Designer', value: 'Phaedra Charles' }],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '45.00',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: '45.00',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
      },
      offerCount: 18,
      availability: 'https://schema.org/InStock',
      url: 'https://fonts.example/typeface/fraunces',
      seller: { '@type': 'Organization', name: 'Typewerk Nord' },
    },
  })
})

test('a price that is shown with VAT says so', () => {
  const tax = { kind: 'standard' as const, rate: '19', country: 'DE' }
  const terms = { ...FRAUNCES.terms, tax }
  const [product] = typefaceData({ ...FRAUNCES, terms, shownFrom: { EUR: 5355 } }, AROUND)

  expect(product?.offers).toMatchObject({
    lowPrice: '53.55',
    priceSpecification: { minPrice: '53.55', valueAddedTaxIncluded: true },
  })
})

test.each([
  ['a month', 'MON'],
  ['a year', 'ANN'],
])(
  'a rental’s price is said to be that of its term, and never to be the whole: %s',
  (per, unit) => {
    const [product] = typefaceData({ ...FRAUNCES, terms: { ...FRAUNCES.terms, per } }, AROUND)

    expect(product?.offers).not.toHaveProperty('lowPrice')
    expect(product?.offers).toMatchObject({
      priceCurrency: 'EUR',
      priceSpecification: {
        ...{
          '@type': 'UnitPriceSpecification',
          priceComponentType: 'https://schema.org/Subscription',
        },
        ...{ minPrice: '45.00', billingIncrement: 1, unitCode: unit, valueAddedTaxIncluded: false },
      },
    })
  },
)

test('a typeface that is not for sale offers nothing', () => {
  expect(typefaceData({ ...FRAUNCES, shownFrom: null }, AROUND)[0]).not.toHaveProperty('offers')
})

test('a child stands below its superfamily', () => {
  const parent = { name: 'Recursive', slug: 'recursive' }
  const [, trail] = typefaceData({ ...FRAUNCES, parent }, AROUND)
  const listed = trail?.itemListElement as { name: string; item: string }[]

  expect(listed.map(({ name, item }) => [name, item])).toEqual([
    ['Typewerk Nord', 'https://fonts.example/'],
    ['Explore', 'https://fonts.example/explore'],
    ['Recursive', 'https://fonts.example/typeface/recursive'],
    ['Fraunces', 'https://fonts.example/typeface/fraunces'],
  ])
})

test('the shop is an organisation with its logo', () => {
  expect(
    organisationData({ name: 'Typewerk Nord', origin, logo: '/api/media/file/a.svg' }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Typewerk Nord',
    url: 'https://fonts.example/',
    logo: 'https://fonts.example/api/media/file/a.svg',
  })
})

test('a shop without an address names none: what it says is relative to the page', () => {
  const [product, trail] = typefaceData(FRAUNCES, { ...AROUND, origin: '' })
  const organisation = organisationData({ name: 'Typewerk Nord', origin: '', logo: '/logo.png' })

  expect(JSON.stringify([product, trail, organisation])).not.toMatch(/https?:\/\/(?!schema\.org)/)
  expect([product?.url, product?.image]).toEqual(['/typeface/fraunces', '/cards/a.png?v=1'])
  expect([organisation.url, organisation.logo]).toEqual(['/', '/logo.png'])
})
