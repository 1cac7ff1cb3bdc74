import { expect, test } from 'vitest'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { aFamily, aSuperfamily, styleIds } from './a-price-list'

const FAMILIES = [aFamily(), aSuperfamily()]

function withBundle(price: number, styles = ['fraunces-1', 'fraunces-2', 'sl-1']): PricedFamily[] {
  const bundle = { id: 'pair', name: 'Pair', price, styles }
  return [...FAMILIES, familyOfBundle(bundle, FAMILIES) as PricedFamily]
}

test('styles of a child are had in the topmost typeface', () => {
  expect(cheapestScope(lineOf(['sl-1', 'mc-16']), FAMILIES)).toEqual(aSuperfamily())
})

test('styles of two typefaces are had together in a bundle alone', () => {
  expect(cheapestScope(lineOf(['fraunces-1', 'sl-1']), FAMILIES)).toBeNull()
  expect(cheapestScope(lineOf(['fraunces-1', 'sl-1']), withBundle(90000))?.id).toBe('pair')
  expect(cheapestScope(lineOf(['fraunces-9', 'sl-1']), withBundle(90000))).toBeNull()
})

test('a bundle that costs less than the part of it in one typeface is the cheaper way there too', () => {
  expect(cheapestScope(lineOf(styleIds('fraunces', 2)), withBundle(8000))?.id).toBe('pair')
  expect(cheapestScope(lineOf(styleIds('fraunces', 2)), withBundle(9000))?.id).toBe('fraunces')
})

test('an unknown style, or no style at all, has no scope', () => {
  expect([
    cheapestScope(lineOf(['fraunces-1', 'x']), FAMILIES),
    cheapestScope(lineOf([]), FAMILIES),
  ]).toEqual([null, null])
})

function lineOf(styles: string[]) {
  return { styles, licences: [] }
}
