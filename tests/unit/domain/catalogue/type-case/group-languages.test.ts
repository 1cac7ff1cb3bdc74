import { expect, test } from 'vitest'
import { groupLanguages, writersOf } from '@/domain/catalogue/type-case/group-languages'

const GROUPS = groupLanguages([
  { slug: 'alegreya', languages: ['czech', 'greek', 'german'] },
  { slug: 'geist', languages: ['czech', 'german', 'swiss german'] },
])

test('languages that the same typefaces write stand together', () => {
  expect(GROUPS).toEqual([
    { names: 'czech;german', slugs: ['alegreya', 'geist'] },
    { names: 'greek', slugs: ['alegreya'] },
    { names: 'swiss german', slugs: ['geist'] },
  ])
})

test.each([
  ['Czech', ['alegreya', 'geist']],
  [' gree', ['alegreya']],
  ['erman', []],
  ['gre', []],
  ['', []],
])('the beginning of a name finds who writes that language: “%s”', (word, slugs) => {
  expect([...writersOf(GROUPS, word)]).toEqual(slugs)
})
