import { expect, test } from 'vitest'
import type { Compartment, Specimen } from '@/domain/catalogue/type-case/type-case'
import { chooseCaseFace } from '@/storefront/explore/choose-case-face'

const VARIABLE = {
  name: 'Geist',
  face: 'Geist Variable Preview',
  coordinates: { wght: 460 },
  facts: ['weight:100', 'weight:900', 'kind:sans', 'variable:variable', 'script:latin'],
}
const STATIC = {
  name: 'Alegreya',
  face: 'Alegreya Regular Preview',
  coordinates: {},
  facts: ['weight:800', 'kind:serif', 'italic:italic', 'script:latin', 'script:greek'],
}

test('a weight is shown on the axis of a variable typeface', () => {
  expect(
    chooseCaseFace([STATIC, VARIABLE], compartment('weight', '900', { text: 'a', weight: 900 })),
  ).toEqual({
    faces: ['Geist Variable Preview'],
    coordinates: { wght: 900 },
    weight: 900,
  })
})

test('without one, by the static style that usually has this weight', () => {
  expect(
    chooseCaseFace([STATIC], compartment('weight', '800', { text: 'a', weight: 800 })).faces,
  ).toEqual(['Alegreya ExtraBold Preview'])
})

test('an italic is shown by the style that is usually called so', () => {
  expect(
    chooseCaseFace([STATIC], compartment('italic', 'italic', { text: 'k', italic: true })).faces,
  ).toEqual(['Alegreya Italic Preview'])
})

test('letters are shown by a serif where one has them', () => {
  expect(
    chooseCaseFace([VARIABLE, STATIC], compartment('script', 'latin', { text: 'Aa' })).faces,
  ).toEqual(['Alegreya Regular Preview'])
})

test('a compartment without a typeface falls back to the interface face', () => {
  expect(
    chooseCaseFace([VARIABLE, STATIC], compartment('script', 'arabic', { text: 'ع' })).faces,
  ).toEqual([])
})

function compartment(group: Compartment['group'], value: string, specimen: Specimen): Compartment {
  return { group, key: `${group}:${value}`, label: value, specimen }
}
