import { expect, test } from 'vitest'
import { planInWords, replacingInWords } from '@/admin/upload/upload-words'
import { say } from '@/domain/staff/german/in-german'
import type { FilePlan, UploadedFile, UploadFamily } from '@/domain/catalogue/upload/upload-answer'

const BOLD = { id: 'bold', name: 'Bold', has_master: true }
const family = { styles: [BOLD, { ...BOLD, id: 'thin', name: 'Thin', has_master: false }] }

type Planned = Partial<Pick<FilePlan, 'style' | 'because' | 'leave_out'>>

const inWords = (plan: Planned, state: UploadedFile['state'] = 'planned', language = 'en') =>
  planInWords(
    { file: { plan, state } as UploadedFile, family: family as UploadFamily },
    (english, values) => say(language, english, values),
  )

test.each([
  [
    { style: { kind: 'new' }, because: 'nothing_like_it' },
    'A new style (nothing like it is there).',
  ],
  [
    { style: { kind: 'existing', id: 'bold' }, because: 'same_name' },
    'A new version of Bold (by its name).',
  ],
  [
    { style: { kind: 'existing', id: 'thin' }, because: 'staff' },
    'The first master of Thin (as you decided).',
  ],
  [
    { style: { kind: 'existing', id: 'bold' }, because: 'same_file' },
    'Bold keeps its file and takes what you changed.',
  ],
  [{ leave_out: true }, 'Left out.'],
] satisfies [Planned, string][])(
  'what becomes of a file is described in a sentence: %#',
  (plan, words) => {
    expect(inWords(plan)).toBe(words)
  },
)

test.each([
  ['en', 1, 'These files replace 1 font of Hedge, which is on sale.'],
  ['de', 3, 'Diese Dateien ersetzen 3 Fonts von Hedge, die im Verkauf ist.'],
])('what files of another family would replace is said: %s, %i', (language, count, words) => {
  const typeface = { name: 'Hedge' } as UploadFamily['typeface']
  const family = { typeface, foreign_masters: Array.from({ length: count }, String) }

  expect(replacingInWords(family, (english, values) => say(language, english, values))).toBe(words)
})

test('a file the style has already needs nothing', () => {
  const plan: Planned = { style: { kind: 'existing', id: 'bold' }, because: 'same_file' }

  expect(inWords(plan, 'unchanged')).toBe('Nothing to do: the style has this very master.')
})

test('and in German', () => {
  const plan: Planned = { style: { kind: 'existing', id: 'bold' }, because: 'same_name' }

  expect(inWords(plan, 'planned', 'de')).toBe('Eine neue Fassung von Bold (nach dem Namen).')
})
