import { expect, test } from 'vitest'
import { parseLetters } from '@/domain/catalogue/preview-level'
import { opensLetters, signVisit, VISIT_SECONDS } from '@/operations/fonts/letters/visit-signature'

const NOW = new Date('2026-11-29T12:00:00Z')
const VISIT = { visit: 'a-visit', styleId: 'a-style' }

const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test('a signature opens letters for half an hour, to its visit and of its style alone', () => {
  const signature = signVisit(VISIT, NOW)

  expect(opensLetters(signature, VISIT, after(VISIT_SECONDS - 1))).toBe(true)
  expect(opensLetters(signature, VISIT, after(VISIT_SECONDS))).toBe(false)
  expect(opensLetters(signature, { ...VISIT, visit: 'another' }, NOW)).toBe(false)
  expect(opensLetters(signature, { ...VISIT, styleId: 'another' }, NOW)).toBe(false)
})

test.each(['', '.', 'zzzzzzzz.', 'zzzzzzzz.forged', 'x.y.z'])(
  'what the shop did not sign opens nothing: %j',
  (signature) => expect(opensLetters(signature, VISIT, NOW)).toBe(false),
)

test.each([
  ['Řř', [0x158, 0x159]],
  ['', []],
  ['řŘ', null],
  ['ŘŘ', null],
  [String.fromCodePoint(...Array.from({ length: 301 }, (_, at) => 0x4e00 + at)), null],
])('letters stand in an address in their order, each once, and not too many: %#', (text, codes) => {
  expect(parseLetters(text)).toEqual(codes)
})
