import { expect, test } from 'vitest'
import { listFeatureToggles } from '@/storefront/tester/controls/feature-choice'

const FEATURES = ['liga', 'smcp', 'zero', 'ss01'].map((tag) => ({ tag, name: `Name of ${tag}` }))

test('what Explore can set of a font is offered, and what is chosen beside it', () => {
  const toggles = listFeatureToggles(FEATURES, { ss01: true, liga: false, case: true })
  expect(toggles).toEqual([
    { name: 'Name of smcp', tags: ['smcp'] },
    { name: 'Name of zero', tags: ['zero', 'lnum'] },
    { name: 'Name of ss01', tags: ['ss01'] },
    { name: 'Name of liga', tags: ['liga'] },
  ])
})

test('a feature that a compartment brings along has no toggle of its own', () => {
  expect(listFeatureToggles(FEATURES, { zero: true, lnum: true })).toHaveLength(2)
})
