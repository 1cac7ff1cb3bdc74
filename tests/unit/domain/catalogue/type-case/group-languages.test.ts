import { expect, test } from 'vitest'
import { groupLanguages, listLanguages } from '@/domain/catalogue/type-case/group-languages'

const CZECH = { code: 'cs', name: 'Czech' }
const ABAZA = { code: 'abq', name: 'Abaza' }
const GREEK = { code: 'el', name: 'Greek' }

const GROUPS = groupLanguages([
  { slug: 'alegreya', languages: [CZECH, GREEK, ABAZA] },
  { slug: 'geist', languages: [CZECH, ABAZA] },
])

test('languages of the same typefaces stand together, with their codes', () => {
  expect(GROUPS).toEqual([
    { names: 'Czech;Abaza', codes: 'cs;abq', slugs: ['alegreya', 'geist'] },
    { names: 'Greek', codes: 'el', slugs: ['alegreya'] },
  ])
})

test('all of them are listed by name', () => {
  expect(listLanguages(GROUPS)).toEqual([
    { ...ABAZA, slugs: ['alegreya', 'geist'] },
    { ...CZECH, slugs: ['alegreya', 'geist'] },
    { ...GREEK, slugs: ['alegreya'] },
  ])
})
