import { expect, test } from 'vitest'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import {
  areCreditsLong,
  creditsOf,
  extentOf,
  keepNamesWhole,
  priceOf,
  scriptsOf,
} from '@/storefront/catalogue/row-text'

const ROW: TypefaceRow = {
  id: '1',
  name: 'Fraunces',
  slug: 'fraunces',
  inItself: { text: 'Fraunces', lang: 'en', dir: 'ltr' },
  designers: ['Phaedra Charles', 'Flavia Zimbardi'],
  foundry: 'Undercase Type',
  category: 'serif',
  purpose: 'For novels and long evenings',
  sample: { text: 'Sample', lang: 'en', dir: 'ltr', script: 'Latin' },
  sampleFace: { face: 'Fraunces Variable Preview', coordinates: {} },
  wall: {
    shape: 'page',
    sample: { text: 'Sample', lang: 'en', dir: 'ltr', script: 'Latin' },
    sampleFace: { face: 'Fraunces Variable Preview', coordinates: {} },
  },
  explore: {
    family: 'Fraunces',
    cuts: [],
    child: null,
    samples: {},
    languages: [],
    partly: {},
    features: [],
    words: [],
  },
  styleCount: 18,
  axisCount: 4,
  scripts: ['Latin', 'Greek', 'Cyrillic'],
  shownFrom: { EUR: 4500, USD: 5000 },
  line: null,
  facts: [],
  parent: null,
}

test('a row names designers, extent, scripts and the lowest price', () => {
  expect([creditsOf(ROW), extentOf(ROW), scriptsOf(ROW, 2), priceOf(ROW)]).toEqual([
    'Phaedra Charles, Flavia Zimbardi, Undercase Type',
    '18 styles, 4 axes',
    'Latin +2',
    { EUR: 'from 45.00\u00a0€', USD: 'from 50.00\u00a0USD' },
  ])
})

test('where two of three scripts have no room, one is named and the rest counted', () => {
  expect([2, 3, undefined].map((most) => scriptsOf(ROW, most))).toEqual([
    'Latin +2',
    'Latin, Greek, Cyrillic',
    'Latin, Greek, Cyrillic',
  ])
})

test('a single style has one price and one axis is an axis', () => {
  const row = { ...ROW, styleCount: 1, axisCount: 1, foundry: null }

  expect([creditsOf(row), extentOf(row), priceOf(row)]).toEqual([
    'Phaedra Charles, Flavia Zimbardi',
    '1 style, 1 axis',
    { EUR: '45.00\u00a0€', USD: '50.00\u00a0USD' },
  ])
})

test('a typeface without any price is not for sale yet', () => {
  expect(priceOf({ ...ROW, shownFrom: null })).toEqual({ '': 'Not for sale yet' })
})

test('a typeface that costs nothing is for sale', () => {
  expect(priceOf({ ...ROW, shownFrom: { EUR: 0 }, styleCount: 1 })).toEqual({ EUR: '0.00\u00a0€' })
})

test('a name is not broken over lines, unless it is longer than a narrow column', () => {
  expect(keepNamesWhole('Jean-Luc Prowse, The Typographic Society of Both Rivers')).toBe(
    'Jean-\u2060Luc\u00a0Prowse, The Typographic Society of Both Rivers',
  )
})

test.each([
  ['one name', ['Saber Rastikerdar'], false],
  ['two short names, a line each', ['Phaedra Charles', 'Flavia Zimbardi'], false],
  ['three names that share two lines', ['Ada Lo', 'Flavia Zimbardi', 'Luke Ray'], false],
  ['three names of a line each', ['Phaedra Charles', 'Flavia Zimbardi', 'Undercase Type'], true],
])('credits are long when they take more than two lines: %s', (_, designers, isLong) => {
  expect(areCreditsLong({ designers, foundry: null })).toBe(isLong)
})

test('the price of what is rented says for how long it is', () => {
  expect(priceOf({ ...ROW, per: 'a month' }).EUR).toBe('from 45.00\u00a0€ a\u00a0month')
})
