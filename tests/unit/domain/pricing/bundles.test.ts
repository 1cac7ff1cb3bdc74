import { expect, test } from 'vitest'
import { familyOfBundle, isAcross } from '@/domain/pricing/bundle-family'
import { coverStyles } from '@/domain/pricing/cover/cover-styles'
import { filterSold } from '@/domain/pricing/filter-sold'
import { includedBundles, offerBundles } from '@/domain/pricing/offers'
import { priceLine } from '@/domain/pricing/price-line'
import type { PricedBundle } from '@/domain/pricing/priced-family'
import { type BundleDefinition, sellBundles } from '@/domain/pricing/sell-bundles'
import { StyleIsNotForSale } from '@/domain/pricing/sale-error'
import { aFamily, aSuperfamily, styleIds, stylesAt, theRules } from './a-price-list'

const DESKTOP = [{ type: 'desktop', tier: '1' }]

function aBundle(given: Partial<PricedBundle> = {}): PricedBundle {
  return {
    id: 'text-pair',
    name: 'Text pair',
    price: 12000,
    styles: styleIds('fraunces', 4),
    ...given,
  }
}

function aDefinition(given: Partial<BundleDefinition> = {}): BundleDefinition {
  return { ...aBundle(), slug: 'text-pair', typefaces: [], ...given }
}

test('a bundle is taken where it is cheaper, under the sum it replaces', () => {
  const family = aFamily({ bundles: [aBundle()] })
  const line = { styles: styleIds('fraunces', 5), licences: DESKTOP }
  const quote = priceLine(line, family, theRules())

  expect(quote.bill).toEqual([
    { text: 'One style', amount: 4500, role: 'inner', struck: false },
    { text: 'Four styles at 45.00', amount: 18000, role: 'inner', struck: true },
    { text: 'Bundle Text pair, 4 styles', amount: 12000, role: 'inner', struck: false },
    { text: 'Desktop, 1 user', amount: 16500, role: 'addend', struck: false },
  ])
})

test('a bundle that is cheaper than the chosen part of it is delivered whole', () => {
  const family = aFamily({ bundles: [aBundle()] })
  const quote = priceLine(
    { styles: styleIds('fraunces', 3), licences: DESKTOP },
    family,
    theRules(),
  )

  expect(quote).toMatchObject({ stylesPrice: 12000, covers: styleIds('fraunces', 4) })
})

test('at the same price no bundle is taken, and one that is dearer never is', () => {
  const family = aFamily({ bundles: [aBundle({ price: 9000 })] })

  expect(coverStyles(family, new Set(styleIds('fraunces', 2))).bundles).toEqual([])
  expect(coverStyles(family, new Set(styleIds('fraunces', 3))).bundles).toHaveLength(1)
})

test('a family price beats the bundles within it', () => {
  const family = aFamily({ familyPrice: 11000, bundles: [aBundle()] })

  expect(coverStyles(family, new Set(styleIds('fraunces', 4)))).toMatchObject({
    price: 11000,
    bundles: [],
    takesFamilyPrice: true,
  })
})

test('styles that are sold in a bundle alone can be had in it', () => {
  const family = aFamily({
    familyPrice: null,
    styles: stylesAt('fraunces', [null, null, 4500]),
    bundles: [aBundle({ styles: styleIds('fraunces', 2) })],
  })
  const line = { styles: ['fraunces-1'], licences: DESKTOP }

  expect(priceLine(line, family, theRules()).stylesPrice).toBe(12000)
  expect(filterSold(line, { family, licenceTypes: theRules().licenceTypes })).toEqual(line)
  expect(() => coverStyles({ ...family, bundles: [] }, new Set(line.styles))).toThrow(
    StyleIsNotForSale,
  )
})

test('a bundle over children counts in the superfamily, and not in one of them', () => {
  const superfamily = aSuperfamily()
  const across = aBundle({ styles: ['sl-1', 'mc-1'], price: 9000 })
  const [child] = superfamily.children.map((one) => ({ ...one, bundles: [across] }))
  const top = { ...superfamily, bundles: [across] }

  expect(coverStyles(top, new Set(across.styles)).price).toBe(9000)
  expect(coverStyles(child ?? superfamily, new Set(['sl-1'])).bundles).toEqual([])
})

test('a bundle over typefaces is priced as a family of its own', () => {
  const syne = aFamily({ id: 'syne', name: 'Syne', styles: stylesAt('syne', [4500, 4500]) })
  const families = [aFamily(), syne]
  const bundle = aBundle({ name: 'Old and new', styles: ['fraunces-1', 'syne-1'], price: 7000 })
  const family = familyOfBundle(bundle, families)
  const line = { styles: bundle.styles, licences: DESKTOP }

  expect(isAcross(bundle, families)).toBe(true)
  expect(family && priceLine(line, family, theRules()).steps).toEqual([
    'Fraunces, one style',
    'Syne, one style',
    'Bundle Old and new, 2 styles',
    'Desktop, 1 user',
  ])
  expect(family && coverStyles(family, new Set(['syne-1'])).price).toBe(4500)
  expect(familyOfBundle(bundle, [aFamily()])).toBeNull()
})

test('a typeface in a bundle brings all its styles, and its own price where it is whole', () => {
  const syne = aFamily({
    id: 'syne',
    name: 'Syne',
    familyPrice: 8000,
    styles: stylesAt('syne', [4500, 4500]),
  })
  const definition = aDefinition({ styles: ['fraunces-1'], typefaces: ['syne'] })
  const [sold] = sellBundles([definition], [aFamily(), syne])
  const family = sold && familyOfBundle(sold, [aFamily(), syne])

  expect(sold?.styles).toEqual(['fraunces-1', 'syne-1', 'syne-2'])
  expect(family?.children.map(({ familyPrice }) => familyPrice)).toEqual([null, 8000])
})

test.each<[string, Partial<BundleDefinition>]>([
  ['without a price', { price: null }],
  ['of nothing', { styles: [] }],
  ['of one style', { styles: ['fraunces-1'] }],
  ['with a style that is not sold', { styles: ['fraunces-1', 'fraunces-99'] }],
  ['with a typeface that is not sold', { typefaces: ['nowhere'] }],
])('a bundle %s is not offered', (_what, given) => {
  expect(sellBundles([aDefinition(given)], [aFamily()])).toEqual([])
})

test('a bundle is offered with what it adds, as long as it gains something', () => {
  const family = aFamily({ bundles: [aBundle(), aBundle({ id: 'dear', price: 20000 })] })

  const place = { family, scopes: [family], rules: theRules() }
  const offered = (styles: string[]) => offerBundles({ styles, licences: DESKTOP }, place)

  expect(offered(['fraunces-1', 'fraunces-9'])).toEqual([
    {
      id: 'text-pair',
      text: 'Bundle Text pair, 4 styles',
      amount: 7500,
      isAdded: true,
      styles: ['fraunces-2', 'fraunces-3', 'fraunces-4'],
    },
  ])
  expect(offered(styleIds('fraunces', 4))).toEqual([])
})

test('a bundle is included once its own price or the family’s pays for it', () => {
  const family = aFamily({ bundles: [aBundle()] })
  const included = (styles: string[]) =>
    includedBundles(
      { styles, licences: DESKTOP },
      { family, scopes: [family], rules: theRules() },
    ).map(({ text }) => text)

  expect(included(['fraunces-1'])).toEqual([])
  expect(included(styleIds('fraunces', 4))).toEqual(['Bundle Text pair, 4 styles'])
  expect(included(styleIds('fraunces', 18))).toEqual(['Bundle Text pair, 4 styles'])
})
