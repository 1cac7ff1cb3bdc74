import { expect, test } from 'vitest'
import { requireFamily } from '@/domain/pricing/require-family'
import { StyleIsUnknown, StylesOfSeveralTypefaces } from '@/domain/shop-error'
import { aFamily, aSuperfamily } from './a-price-list'

const FAMILIES = [aFamily(), aSuperfamily()]

test('styles of a child belong to the topmost typeface', () => {
  expect(requireFamily(FAMILIES, ['sl-1', 'mc-16'])).toEqual(aSuperfamily())
})

test('a line of two typefaces is refused', () => {
  expect(() => requireFamily(FAMILIES, ['fraunces-1', 'sl-1'])).toThrow(StylesOfSeveralTypefaces)
})

test('a style nobody knows is refused', () => {
  expect(() => requireFamily(FAMILIES, ['fraunces-1', 'x'])).toThrow(new StyleIsUnknown('x'))
})
