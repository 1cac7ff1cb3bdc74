import { expect, test } from 'vitest'
import { findChoice, groupsOf, stylesOf } from '@/storefront/shop/shop-choice'
import { aChoice, aStyle } from './a-shop-choice'

const mono = aChoice({ id: 'mono', slug: 'garnet-mono', styles: [aStyle({ name: 'Mono' })] })
const sans = aChoice({ id: 'sans', slug: 'garnet-sans', styles: [aStyle({ name: 'Sans' })] })
const parent = aChoice({ styles: [], children: [mono, sans] })
const single = aChoice({ id: 'opal', slug: 'opal' })

test('a typeface is found by its own slug', () => {
  expect(findChoice([parent, single], 'opal')).toBe(single)
})

test('a child is found within its parent', () => {
  expect(findChoice([single, parent], 'garnet-sans')).toBe(parent)
})

test('a slug nobody has finds nothing', () => {
  expect(findChoice([parent], 'ruby')).toBeNull()
})

test('a parent has the styles of its children', () => {
  expect(stylesOf(parent).map((style) => style.name)).toEqual(['Mono', 'Sans'])
})

test('a parent with styles of its own is the first of its groups, without the price of the whole', () => {
  const withOwn = aChoice({ children: [mono] })
  expect(groupsOf(withOwn)).toEqual([
    { ...withOwn, familyPrice: null, children: [] },
    { ...mono, children: [] },
  ])
})
