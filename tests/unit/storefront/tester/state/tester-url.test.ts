import { expect, test } from 'vitest'
import type { Axis, Sample } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '@/storefront/tester/state/list-tester-styles'
import { encodeTested } from '@/storefront/tester/state/encode-tested'
import { decodeTesterState, encodeTesterState } from '@/storefront/tester/state/tester-url'
import {
  initialTesterState,
  type TesterState,
  type TesterSubject,
} from '@/storefront/tester/state/tester-state'

const WEIGHT: Axis = { tag: 'wght', name: 'Weight', min: 100, default: 400, max: 900 }
const SLANT: Axis = { tag: 'slnt', name: 'Slant', min: -15, default: 0, max: 0 }
const LATIN: Sample = { text: 'Plum jam, 1911', lang: 'en', dir: 'ltr', script: 'Latin' }
const PERSIAN: Sample = { text: 'باران از شمال', lang: 'fa', dir: 'rtl', script: 'Arabic' }

const SUBJECT: TesterSubject = {
  styles: [
    aStyle({ key: 'variable', axes: [WEIGHT, SLANT] }),
    aStyle({ key: 'bold', weight: 700 }),
    aStyle({ key: 'upright', features: [{ tag: 'vert', name: 'Vertical forms' }] }),
  ],
  samples: [LATIN, PERSIAN],
  first: { style: 'variable', axes: { wght: 600 } },
}

test('an untouched tester has no query', () => {
  expect(encodeTesterState(initialTesterState(SUBJECT), SUBJECT)).toBe('')
})

test('a page without a query shows the style and the text of the row', () => {
  expect(decodeTesterState('', SUBJECT)).toEqual({
    style: 'variable',
    sample: 0,
    text: null,
    size: null,
    leading: 0.98,
    tracking: 0,
    align: 'start',
    axes: { wght: 600, slnt: -6 },
    features: {},
    isInverted: false,
    isVertical: false,
    palette: 0,
  })
})

test('only what was changed is in the URL, in words a person can read', () => {
  const state = aState({ text: 'Jam: 3 jars, late', size: 8.5, axes: { wght: 820, slnt: -6 } })
  expect(encodeTesterState(state, SUBJECT)).toBe('text=Jam:+3+jars,+late&size=8.5&axes=wght:820')
})

test.each<[string, Partial<TesterState>]>([
  ['a text in another script', { text: 'نامه‌ای & ½ + 100 %' }],
  ['a text of several lines', { text: 'one\ntwo' }],
  ['a text emptied on purpose', { text: '' }],
  ['a style without axes', { style: 'bold', axes: {} }],
  ['another sample text, on its own leading', { sample: 1, leading: 1.4, size: 12 }],
  ['tracking, alignment and inversion', { tracking: -40, align: 'end', isInverted: true }],
  ['features switched on and off', { features: { smcp: true, liga: false } }],
  ['columns', { style: 'upright', axes: {}, isVertical: true }],
  ['axes at their ends', { axes: { wght: 100, slnt: -15 } }],
])('%s survives a reload', (_, part) => {
  const state = aState(part)
  expect(decodeTesterState(encodeTesterState(state, SUBJECT), SUBJECT)).toEqual(state)
})

test.each([
  ['a style that does not exist', 'style=ultra'],
  ['numbers that are none', 'size=large&leading=NaN&tracking=&sample=first'],
  ['numbers out of their range', 'size=900&leading=0&tracking=5000&sample=7'],
  ['an unknown alignment', 'align=justify'],
  ['an axis the style has not', 'axes=SOFT:100'],
  ['a feature the style has not', 'features=zero,-calt'],
  ['columns that the style is not drawn for', 'vertical=1'],
  ['a query of another page', 'facts=weight:400&find=x'],
])('%s is ignored', (_, query) => {
  expect(decodeTesterState(query, SUBJECT)).toEqual(initialTesterState(SUBJECT))
})

test('an axis value beyond the axis is moved to its end', () => {
  const { axes } = decodeTesterState('axes=wght:5000,slnt:12', SUBJECT)
  expect(axes).toEqual({ wght: 900, slnt: 0 })
})

test('a text longer than the tester accepts is cut', () => {
  const { text } = decodeTesterState(`text=${'a'.repeat(3000)}`, SUBJECT)
  expect(text).toBe('a'.repeat(1000))
})

const TESTED = {
  style: 'bold',
  sample: 1,
  text: 'Jam: 3 jars',
  size: 128,
  leading: 1.2,
  axes: { wght: 820 },
  features: {},
  palette: 0,
}

test('a text tested on another page opens in the tester as it was set there', () => {
  const bold = decodeTesterState(encodeTested(TESTED, 12.8), SUBJECT)
  const { axes } = decodeTesterState(encodeTested({ ...TESTED, style: 'variable' }, 12.8), SUBJECT)

  expect(bold).toEqual(
    aState({ style: 'bold', sample: 1, text: 'Jam: 3 jars', size: 10, leading: 1.2, axes: {} }),
  )
  expect(axes).toEqual({ wght: 820, slnt: -6 })
})

test('a size beyond the tester’s own opens at its end', () => {
  expect(decodeTesterState(encodeTested({ ...TESTED, size: 10 }, 12.8), SUBJECT).size).toBe(2)
})

function aState(part: Partial<TesterState>): TesterState {
  return { ...initialTesterState(SUBJECT), ...part }
}

function aStyle(part: Partial<TesterStyle>): TesterStyle {
  return {
    id: 'style',
    key: 'regular',
    family: null,
    name: 'Regular',
    axes: [],
    instances: [],
    features: ['liga', 'smcp'].map((tag) => ({ tag, name: tag })),
    previewFace: 'Fraunces Regular Preview',
    defaultCoordinates: { slnt: -6 },
    weight: 400,
    slope: 'upright',
    ...part,
  }
}
