import { expect, test } from 'vitest'
import { foundSamples } from '@/domain/catalogue/specimens/found-samples'
import type { Sample } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '@/storefront/tester/state/list-tester-styles'
import { nearestStyle, textCoordinates } from '@/storefront/typeface/specimen/choose-text-style'
import { chooseTests } from '@/storefront/typeface/specimen/choose-tests'

const STYLES = [
  aStyle('italic', { weight: 400, slope: 'italic' }),
  aStyle('regular', { weight: 400 }),
  aStyle('black', { weight: 900 }),
]

test('the shortest text is set large and heavy, a sentence in between, the longest one small', () => {
  const texts = ['Plum jam', 'x'.repeat(60), 'y'.repeat(150), 'z'.repeat(400)]
  const tests = chooseTests(STYLES, texts.map(aSample))
  expect(tests.map(({ role, styleKey, sample }) => [role, styleKey, sample.text.length])).toEqual([
    ['display', 'black', 8],
    ['text', 'regular', 150],
    ['small', 'regular', 400],
  ])
})

test('a typeface with a single text shows it three times', () => {
  const tests = chooseTests(STYLES, [aSample('Bread')])
  expect(tests.map(({ sample }) => sample.text)).toEqual(['Bread', 'Bread', 'Bread'])
})

test('of two scripts that a typeface nobody prepared writes, each is seen', () => {
  const languages = ['en', 'he'].map((code) => ({ code, name: code }))
  const unprepared = { slug: 'suez', name: 'Suez', scripts: ['Latin', 'Hebrew'], languages }
  const tests = chooseTests(STYLES, foundSamples(unprepared))

  expect(tests.map(({ sample }) => sample.script)).toEqual(['Latin', 'Hebrew', 'Latin'])
})

test('signs, which fill their lines, stand further apart than letters', () => {
  const leadings = (script: string) =>
    chooseTests(STYLES, [{ ...aSample('⌚ ⌛'), script }]).map(({ leading }) => leading)
  expect([leadings('Latin'), leadings('Common')]).toEqual([
    [1, 1.14, 1.45],
    [1.4, 1.6, 1.9],
  ])
})

test('a typeface without styles or texts has no tests', () => {
  expect([chooseTests([], [aSample('Bread')]), chooseTests(STYLES, [])]).toEqual([[], []])
})

test('a family of italics sets its texts in an italic', () => {
  const italics = STYLES.filter(({ slope }) => slope === 'italic')
  expect(nearestStyle(italics, 900)?.key).toBe('italic')
})

test('running text has the default axis values, with its weight and a text size', () => {
  const axes = [
    { tag: 'wght', name: 'Weight', min: 300, default: 300, max: 1000 },
    { tag: 'opsz', name: 'Optical size', min: 9, default: 144, max: 144 },
    { tag: 'SOFT', name: 'Softness', min: 0, default: 0, max: 100 },
  ]
  const style = aStyle('variable', { axes, defaultCoordinates: { SOFT: 45 } })
  expect(textCoordinates(style)).toEqual({ wght: 400, opsz: 24, SOFT: 0 })
})

function aSample(text: string): Sample {
  return { text, lang: 'en', dir: 'ltr', script: 'Latin' }
}

function aStyle(key: string, part: Partial<TesterStyle>): TesterStyle {
  return {
    id: 'style',
    key,
    family: null,
    name: key,
    axes: [],
    instances: [],
    features: [],
    previewFace: `${key} Preview`,
    defaultCoordinates: {},
    weight: 400,
    slope: 'upright',
    ...part,
  }
}
