import { expect, test } from 'vitest'
import { toggleCompared, writersFirst } from '@/storefront/explore/filter-entries'

const LATIN = { name: 'latin', facts: ['script:latin'] }
const BOTH = { name: 'both', facts: ['script:latin', 'script:cyrillic'] }

test('families that do not write what was typed stand last', () => {
  expect(writersFirst([LATIN, BOTH], 'Да')).toEqual([BOTH, LATIN])
  expect(writersFirst([LATIN, BOTH], 'Yes')).toEqual([LATIN, BOTH])
})

test('a fifth family to compare takes the place of the first', () => {
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e'])
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
})
