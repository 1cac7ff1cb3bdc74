import { expect, test } from 'vitest'
import { decodeExploreQuery, encodeExploreQuery } from '@/storefront/explore/explore-query'

const KNOWN = new Set(['weight:400', 'script:greek'])

test('what a visitor has set survives a reload', () => {
  const query = {
    facts: ['script:greek', 'weight:400'],
    find: 'Fön & Co',
    text: 'a, b + ½',
    size: 120,
    view: 'wall' as const,
    compare: ['syne', 'bungee'],
  }
  expect(decodeExploreQuery(encodeExploreQuery(query), KNOWN)).toEqual(query)
})

test('the URL names the compartments as they are', () => {
  const query = {
    facts: ['script:greek', 'weight:400'],
    find: '',
    text: '',
    size: null,
    view: 'rows' as const,
    compare: [],
  }
  expect(encodeExploreQuery(query)).toBe('facts=script:greek,weight:400')
})

test('nothing set: no query', () => {
  expect(
    encodeExploreQuery({ facts: [], find: '', text: '', size: null, view: 'rows', compare: [] }),
  ).toBe('')
})

test('compartments that are not in the case, sizes out of range and unknown views are ignored', () => {
  expect(
    decodeExploreQuery('facts=weight:400,weight:400,kind:odd&size=9999&view=attic', KNOWN),
  ).toEqual({ facts: ['weight:400'], find: '', text: '', size: null, view: 'rows', compare: [] })
})
