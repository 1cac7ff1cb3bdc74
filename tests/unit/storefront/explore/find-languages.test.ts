import { expect, test } from 'vitest'
import {
  countsByLanguage,
  findLanguages,
  withLanguage,
  withLanguageFacts,
} from '@/storefront/explore/selected-languages'
import { readSearch } from '@/storefront/explore/filter-entries'

const GERMAN = { code: 'de', name: 'German', slugs: ['alegreya', 'geist'] }
const SWISS = { code: 'gsw', name: 'Swiss German', slugs: ['geist'] }
const GUARANI = { code: 'gn', name: 'Guaraní', slugs: ['alegreya'] }
const ALL = [GUARANI, SWISS, GERMAN]

const ALEGREYA = { slug: 'alegreya', facts: ['kind:serif'], words: 'alegreya', purpose: '' }
const GEIST = { slug: 'geist', facts: ['kind:sans'], words: 'geist', purpose: '' }

test.each([
  ['ger', [GERMAN, SWISS]],
  ['GUARANI', [GUARANI]],
  ['gn', [GUARANI]],
  ['', ALL],
  ['erman', []],
])('languages are found by the beginning of a word, or by code: “%s”', (typed, found) => {
  expect(findLanguages(ALL, typed)).toEqual(found)
})

test('beside a language stands how many families would remain with it instead', () => {
  const countOf = countsByLanguage([ALEGREYA, GEIST], {
    facts: ['kind:sans', 'language:cs'],
    find: '',
    search: readSearch('', []),
  })
  expect(ALL.map(countOf)).toEqual([0, 1, 1])
})

test('one language takes the place of those selected, and none leaves what else is', () => {
  const facts = ['kind:sans', 'language:cs', 'language:fr']
  expect(withLanguage(facts, SWISS)).toEqual(['kind:sans', 'language:gsw'])
  expect(withLanguage(facts, null)).toEqual(['kind:sans'])
})

test('families have the selected languages that they write', () => {
  const [alegreya, geist] = withLanguageFacts([ALEGREYA, GEIST], [GERMAN, SWISS])
  expect(alegreya?.facts).toEqual(['kind:serif', 'language:de'])
  expect(geist?.facts).toEqual(['kind:sans', 'language:de', 'language:gsw'])
})
