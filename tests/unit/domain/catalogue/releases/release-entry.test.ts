import { expect, test } from 'vitest'
import {
  composeReleaseEntries,
  extentInWords,
  languagesInWords,
  lettersInWords,
  type ReleaseRecord,
  stylesInWords,
} from '@/domain/catalogue/releases/release-entry'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import { NO_REFLOW } from './no-reflow'

const GERMAN = { code: 'de', name: 'German' }
const RUSSIAN = { code: 'ru', name: 'Russian' }
const LATIN = { name: 'Basic Latin', count: 95 }

const first: ReleaseRecord = {
  id: 'a',
  typeface: 'Fraunces',
  version: '1.000',
  releasedOn: '2026-01-05',
  notes: '',
  changes: [],
  facts: { languages: [GERMAN], characters: { count: 95, blocks: [LATIN] } },
}

const replaced = (name: string, change: Partial<typeof NO_REFLOW> = {}): ReleaseChange => ({
  style: name,
  name,
  kind: 'replaced',
  reflow: { ...NO_REFLOW, ...change },
})

function next(changes: ReleaseChange[], facts = first.facts) {
  const release = { ...first, id: 'b', version: '1.100', changes, facts, notes: 'One.\n\nTwo.' }
  const [entry] = composeReleaseEntries([release, first])
  if (!entry) throw new Error('There is an entry for each release.')
  return entry
}

test('the first release says what there was, and warns of nothing', () => {
  const [entry] = composeReleaseEntries([first])

  expect(entry).toMatchObject({
    extent: { characters: 95, languages: 1 },
    letters: null,
    newStyles: [],
    languages: { added: [], lost: [] },
    reflow: { kind: 'first' },
  })
  expect(entry?.extent && extentInWords(entry.extent)).toBe('95 characters, for one language.')
})

test('a release that draws letters anew says in which styles, and since when', () => {
  const changes = [
    { ...replaced('Regular'), redrawn: 34 },
    { ...replaced('Bold'), redrawn: 0 },
    replaced('Black'),
  ] as ReleaseChange[]

  expect(next(changes).redrawn).toEqual({
    styles: [{ name: 'Regular', count: 34 }],
    since: '1.000',
  })
  expect(next([replaced('Regular')]).redrawn).toBeNull()
})

test('a release that adds a script names its letters, blocks and languages, and moves nothing', () => {
  const entry = next([replaced('Regular', { added: 64, letters: ['А', 'Б'] })], {
    languages: [GERMAN, RUSSIAN],
    characters: { count: 159, blocks: [LATIN, { name: 'Cyrillic', count: 64 }] },
  })

  expect(entry).toMatchObject({
    notes: ['One.', 'Two.'],
    letters: {
      count: 64,
      styles: null,
      shown: ['А', 'Б'],
      blocks: [{ name: 'Cyrillic', count: 64 }],
    },
    reflow: { kind: 'none' },
  })
  expect(lettersInWords(entry)).toBe('64 new characters.')
  expect(languagesInWords(entry)).toBe('One more language: Russian.')
})

test('letters that some of the styles gained are said of those', () => {
  const entry = next([replaced('Regular', { added: 1 }), replaced('Bold')])

  expect(lettersInWords(entry)).toBe('1 new character in Regular.')
})

test('a language that is lost is said, as well as styles that are new', () => {
  const entry = next([{ style: 'x', name: 'Black', kind: 'added' }], {
    languages: [],
    characters: { count: 95, blocks: [LATIN] },
  })

  expect(languagesInWords(entry)).toBe('No longer: German.')
  expect(stylesInWords(entry)).toBe('New style: Black.')
})

test('styles whose texts reflow in the same way are warned of together', () => {
  const wider = { widths: { count: 1, most: { text: 'W', by: 14 } } }
  const higher = { lineHeight: { before: 1.2, after: 1.25 } }

  const changes = [replaced('Regular', wider), replaced('Bold', wider), replaced('Thin', higher)]
  expect(next(changes).reflow).toEqual({
    kind: 'may',
    warnings: [
      'Regular, Bold: Advance width of 1 character changed: ‘W’ (+14).',
      'Thin: Line height changed from 1.2 to 1.25.',
    ],
  })
})

test('a release that an older shop recorded without changes promises nothing', () => {
  expect(next([]).reflow).toEqual({ kind: 'unknown' })
})
