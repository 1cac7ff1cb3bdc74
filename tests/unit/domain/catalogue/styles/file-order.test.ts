import { expect, test } from 'vitest'
import { compareStyles, compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import { orderForBrowser } from '@/domain/catalogue/font-list'
import { cssWeight, menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Slope } from '@/domain/catalogue/typeface-view'

function aFile(weight: number, typ: 'static' | 'variable' = 'static') {
  return { name: `${typ} ${weight}`, style: { name: '', typ, weight } }
}

function aStyle(name: string, weight: number, slope: Slope = 'upright') {
  return { name, weight, slope, typ: 'static' as const }
}

const FILES = [aFile(400, 'variable'), aFile(701), aFile(400), aFile(401), aFile(700)]
const IN_ORDER = [400, 700, 401, 701].map((weight) => aFile(weight))

test('weights come even, then odd, rising in each; variable after static', () => {
  expect(orderForBrowser(FILES, { reversed: false })).toEqual([...IN_ORDER, aFile(400, 'variable')])
})

test('Safari and Chrome get the list from its end', () => {
  expect(orderForBrowser(FILES, { reversed: true })).toEqual([
    aFile(400, 'variable'),
    ...IN_ORDER.toReversed(),
  ])
})

test('a single file and no file stay as they are', () => {
  expect(orderForBrowser([aFile(400)], { reversed: true })).toEqual([aFile(400)])
  expect(orderForBrowser([], { reversed: true })).toEqual([])
})

test('sorting leaves the list it was given alone', () => {
  const given = [aFile(700), aFile(400)]
  orderForBrowser(given, { reversed: false })
  expect(given).toEqual([aFile(700), aFile(400)])
})

test.each([
  [400, 'upright', 400],
  [400, 'italic', 401],
  [400, 'oblique', 401],
  [455, 'upright', 456],
  [453.2, 'italic', 455],
  [1000, 'upright', 1000],
  [1, 'upright', 2],
] as const)('a weight of %d, %s, is told browsers as %i', (weight, slope, told) => {
  expect(cssWeight(weight, slope)).toBe(told)
})

test('browser fonts are named after typeface and style', () => {
  expect([previewFaceName('Fraunces', 'Bold'), menuFaceName('Fraunces', 'Bold')]).toEqual([
    'Fraunces Bold Preview',
    'Fraunces Bold Menu Preview',
  ])
})

const STYLES = [
  aStyle('Bold Italic', 700, 'italic'),
  aStyle('Bold', 700),
  aStyle('Italic', 400, 'italic'),
  aStyle('Regular', 400),
  { ...aStyle('Variable', 400), typ: 'variable' as const },
  aStyle('Book', 400),
]

test('styles stand uprights first, then italics, each from light to heavy', () => {
  expect(STYLES.toSorted(compareStyles).map((style) => style.name)).toEqual([
    'Book',
    'Regular',
    'Bold',
    'Italic',
    'Bold Italic',
    'Variable',
  ])
})

test('in pairs each upright stands beside its italic', () => {
  expect(STYLES.toSorted(compareStylesInPairs).map((style) => style.name)).toEqual([
    'Book',
    'Regular',
    'Italic',
    'Bold',
    'Bold Italic',
    'Variable',
  ])
})
