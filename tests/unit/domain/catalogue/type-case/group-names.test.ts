import { expect, test } from 'vitest'
import { groupNames, holdersOf } from '@/domain/catalogue/type-case/group-languages'

const GROUPS = groupNames([
  { slug: 'alegreya', names: ['czech', 'greek', 'german', 'guaraní', 'small capitals'] },
  { slug: 'geist', names: ['czech', 'german', 'swiss german', 'swiss german'] },
])

test('names that the same typefaces hold stand together, each once', () => {
  expect(GROUPS).toEqual([
    { names: 'czech;german', slugs: ['alegreya', 'geist'] },
    { names: 'greek;guaraní;small capitals', slugs: ['alegreya'] },
    { names: 'swiss german', slugs: ['geist'] },
  ])
})

test.each([
  ['Czech', ['alegreya', 'geist']],
  [' gree', ['alegreya']],
  ['GUARANI', ['alegreya']],
  ['small cap', ['alegreya']],
  ['capitals', ['alegreya']],
  ['swiss', ['geist']],
  ['erman', []],
  ['gre', []],
  ['', []],
])('the beginning of a word finds who holds what is called so: “%s”', (word, slugs) => {
  expect([...holdersOf(GROUPS, word)]).toEqual(slugs)
})
