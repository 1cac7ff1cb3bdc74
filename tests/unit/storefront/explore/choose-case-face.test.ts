import { expect, test } from 'vitest'
import type { Compartment, Specimen } from '@/domain/catalogue/type-case/type-case'
import { chooseCaseFace } from '@/storefront/explore/case-faces'

const cut = (name: string, weight: number, axes: Record<string, number> | null = null) => {
  return { id: name, name, weight, isItalic: name.includes('Italic'), axes }
}

const VARIABLE = {
  family: 'Geist',
  face: 'Geist Variable Preview',
  coordinates: { wght: 460, slnt: -8 },
  cuts: [cut('Variable', 400, { wght: 460 })],
  facts: ['weight:100', 'weight:900', 'kind:sans', 'variable:variable', 'script:latin'],
}
const STATIC = {
  family: 'Alegreya',
  face: 'Alegreya Regular Preview',
  coordinates: {},
  cuts: [cut('Regular', 400), cut('Italic', 400), cut('ExtraBold', 800)],
  facts: ['weight:800', 'kind:serif', 'italic:italic', 'script:latin', 'script:greek'],
}
const BLACK_A: Specimen = { text: 'a', weight: 900 }

test('a weight is shown on the axis of a variable typeface, upright', () => {
  expect(chooseCaseFace([STATIC, VARIABLE], compartment('weight', '900', BLACK_A))).toEqual({
    face: 'Geist Variable Preview',
    styleId: 'Variable',
    coordinates: { wght: 900, slnt: 0 },
    weight: 900,
  })
})

test('without one, by the style whose weight is nearest', () => {
  expect(
    chooseCaseFace([STATIC], compartment('weight', '800', { text: 'a', weight: 800 })).face,
  ).toBe('Alegreya ExtraBold Preview')
})

test('an italic is shown by an italic', () => {
  expect(
    chooseCaseFace([STATIC], compartment('italic', 'italic', { text: 'k', italic: true })).face,
  ).toBe('Alegreya Italic Preview')
})

test('a specimen of a weight is set in a style of that weight, whatever its typeface is shown in', () => {
  const light = { ...STATIC, facts: ['feature:zero', 'feature:alt', 'kind:serif'] }
  const italic = { ...light, face: 'Alegreya Italic Preview', cuts: [cut('Italic', 400)] }

  expect(
    chooseCaseFace([light], compartment('feature', 'zero', { text: '0', weight: 700 })).face,
  ).toBe('Alegreya ExtraBold Preview')
  expect(
    chooseCaseFace(
      [italic, { ...light, cuts: [...light.cuts, cut('SemiBold Italic', 600)] }],
      compartment('feature', 'alt', { text: '&', weight: 600, italic: true }),
    ).face,
  ).toBe('Alegreya SemiBold Italic Preview')
})

test('letters are shown by a serif where one has them, in the style that is there anyway', () => {
  expect(
    chooseCaseFace([VARIABLE, STATIC], compartment('script', 'latin', { text: 'Aa' })).face,
  ).toBe('Alegreya Regular Preview')
})

test('a compartment without a typeface is set in the interface face', () => {
  expect(
    chooseCaseFace([VARIABLE, STATIC], compartment('script', 'arabic', { text: 'ع' })).face,
  ).toBe('')
})

function compartment(group: Compartment['group'], value: string, specimen: Specimen): Compartment {
  return { group, key: `${group}:${value}`, label: value, specimen }
}
