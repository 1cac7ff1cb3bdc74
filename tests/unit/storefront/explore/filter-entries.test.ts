import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  matchesFilter,
  partlyFound,
  readSearch,
  toggleFact,
  wouldFind,
} from '@/storefront/explore/filter-entries'

const SERIF = {
  slug: 'alegreya',
  facts: ['weight:400', 'weight:700', 'kind:serif', 'script:greek'],
  words: 'alegreya juan',
  purpose: 'For books, and a café’s menu',
}
const SANS = {
  slug: 'geist',
  facts: ['weight:100', 'weight:400', 'kind:sans'],
  words: 'geist andres basement.studio',
  purpose: 'For screens that must be right',
}

test.each([
  ['nothing selected', { facts: [], find: '' }, [true, true]],
  ['one of a group is enough', { facts: ['weight:100', 'weight:700'], find: '' }, [true, true]],
  [
    'of every group there must be one',
    { facts: ['weight:400', 'kind:sans'], find: '' },
    [false, true],
  ],
  ['a name in any letters, with spaces around', { facts: [], find: '  GEIST ' }, [false, true]],
  ['a designer without the accent', { facts: [], find: 'andres' }, [false, true]],
  ['a designer with the accent', { facts: [], find: 'Andrés' }, [false, true]],
  ['a word of what it is for', { facts: [], find: 'Book' }, [true, false]],
  ['such a word without the accent', { facts: [], find: 'cafe' }, [true, false]],
  ['the middle of such a word', { facts: [], find: 'reens' }, [false, false]],
  ['too little of such a word', { facts: [], find: 'boo' }, [false, false]],
  ['a foundry', { facts: [], find: 'basement' }, [false, true]],
  ['a kind', { facts: [], find: 'Sans' }, [false, true]],
  ['the beginning of a script', { facts: [], find: 'gree' }, [true, false]],
  ['too little of a kind', { facts: [], find: 'ser' }, [false, false]],
  ['a language or a feature, by those who have it', { facts: [], find: 'czech' }, [true, false]],
  ['a word of the trade', { facts: [], find: 'Grotesk' }, [false, true]],
  ['the beginning of one', { facts: [], find: 'hairl' }, [false, true]],
  ['one with a hyphen', { facts: [], find: 'sans-serif' }, [false, true]],
  ['several words, if every one is meant', { facts: [], find: 'bold greek' }, [true, false]],
  ['of which one is not', { facts: [], find: 'thin greek' }, [false, false]],
  [
    'words that say nothing beside one that does',
    { facts: [], find: 'fonts for books' },
    [true, false],
  ],
  ['a name and a compartment', { facts: ['script:greek'], find: 'geist' }, [false, false]],
])('%s', (_, filter, expected) => {
  expect([SERIF, SANS].map((entry) => matchesFilter(entry, aFilter(filter)))).toEqual(expected)
})

const FEATURES = ['feature:smcp', 'feature:onum', 'feature:frac', 'feature:liga']

const families = fc.array(
  fc.subarray([...FEATURES, 'kind:serif', 'script:greek']).map((facts) => ({ ...SERIF, facts })),
  { minLength: 1, maxLength: 6 },
)

test('one more feature never finds more families, and each that is found has all that are selected', () => {
  fc.assert(
    fc.property(
      families,
      fc.subarray(FEATURES),
      fc.constantFrom(...FEATURES),
      (all, facts, key) => {
        const found = (selected: string[]) =>
          all.filter((entry) => matchesFilter(entry, aFilter({ facts: selected })))
        const more = found([...new Set([...facts, key])])

        expect(found(facts)).toEqual(expect.arrayContaining(more))
        expect(
          more.every((entry) => [...facts, key].every((one) => entry.facts.includes(one))),
        ).toBe(true)
        expect(wouldFind(all, aFilter({ facts }), key)).toBe(more.length > 0)
      },
    ),
    { seed: 5, numRuns: 300 },
  )
})

test('a family that only some styles put there says in how many of them, the fewest of all that is selected', () => {
  const partly = { 'language:fr': { styles: 18, of: 20 }, 'feature:smcp': { styles: 4, of: 20 } }
  const said = [['language:fr'], ['language:fr', 'feature:smcp'], ['feature:onum'], []].map(
    (facts) => partlyFound({ partly, cuts: [] }, { facts, text: '' }),
  )

  expect(said).toEqual(['in 18 of 20 styles', 'in 4 of 20 styles', null, null])
})

test('of a typed text it says in how many styles its letters are, where others lack some', () => {
  const cut = { weight: 400, isItalic: false, axes: null }
  const lacks: [number, number][] = [[0x142, 0x142]]
  const cuts = [
    { ...cut, id: '1', name: 'Regular' },
    { ...cut, id: '2', name: 'Bold' },
    { ...cut, id: '3', name: 'Variable', lacks },
  ]
  const said = (text: string, of = cuts) =>
    partlyFound({ partly: {}, cuts: of }, { facts: [], text })

  expect(said('Żółw')).toBe('in 2 of 3 styles')
  expect(said('plain')).toBeNull()
  expect(said('ł', cuts.slice(2))).toBeNull()
})

test('a compartment finds nothing when no family has it beside what is selected in other groups', () => {
  const filter = aFilter({ facts: ['script:greek'] })
  const keys = ['weight:100', 'weight:700', 'kind:sans', 'kind:serif', 'script:greek']
  expect(keys.filter((key) => wouldFind([SERIF, SANS], filter, key))).toEqual([
    'weight:700',
    'kind:serif',
    'script:greek',
  ])
})

test('a second compartment of a group finds more families', () => {
  expect(wouldFind([SERIF, SANS], aFilter({ facts: ['kind:serif'] }), 'kind:sans')).toBe(true)
})

test('a second tap deselects a compartment', () => {
  expect(toggleFact(toggleFact(['kind:sans'], 'weight:400'), 'kind:sans')).toEqual(['weight:400'])
})

function aFilter({ facts, find = '' }: { facts: string[]; find?: string }) {
  const czech = { names: 'Czech;Danish', slugs: ['alegreya'] }
  return { facts, find, search: readSearch(find, [czech]) }
}
