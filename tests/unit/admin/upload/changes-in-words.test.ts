import { expect, test } from 'vitest'
import { changesInWords } from '@/admin/upload/changes-in-words'
import { say } from '@/domain/staff/german/in-german'
import type { MasterChanges } from '@/domain/catalogue/upload/changes/master-changes'

const NONE = { count: 0, examples: [] }
const SAME: MasterChanges = {
  version: null,
  glyphs: null,
  characters: { lost: NONE, gained: NONE },
  languages: { lost: NONE, gained: NONE },
  features: { lost: NONE, gained: NONE },
  axes: { lost: NONE, gained: NONE },
  instances: { lost: NONE, gained: NONE },
  values: [],
  cautions: [],
  reflow: null,
}

test('a master that changes nothing has no lines', () => {
  expect(changesInWords(SAME)).toEqual([])
})

test('each thing that changed has a line, what is gone before what is new', () => {
  const changes: MasterChanges = {
    ...SAME,
    version: { before: 'Version 1.000', after: 'Version 1.001' },
    glyphs: { before: 622, after: 624 },
    characters: { lost: { count: 1, examples: ['ŋ'] }, gained: { count: 2, examples: ['ẞ', '₿'] } },
    values: [{ name: 'ascender', before: '950', after: '980' }],
  }

  expect(changesInWords(changes)).toEqual([
    'Version 1.000 → Version 1.001',
    'Glyphs 622 → 624',
    '1 character fewer: ŋ',
    '2 characters more: ẞ ₿',
    'Ascender 950 → 980',
  ])
})

test('a long list is given by its count and its first examples', () => {
  const languages = { lost: { count: 40, examples: ['Afar', 'Akan'] }, gained: NONE }

  expect(changesInWords({ ...SAME, languages })).toEqual(['40 languages fewer: Afar, Akan …'])
})

test('a width is told by its name too, in German as well', () => {
  const values = [{ name: 'width', before: '5', after: '3' }]
  const [line = ''] = changesInWords({ ...SAME, values })

  expect([line, say('de', line)]).toEqual([
    'Width 5 (normal) → 3 (condensed)',
    'Breite 5 (normal) → 3 (schmal)',
  ])
})
