import { expect, test } from 'vitest'
import { describeReflow, type Reflow } from '@/domain/catalogue/releases/release-change'
import { NO_REFLOW } from './no-reflow'

const WIDTHS = { count: 12, most: { text: 'W', by: 14 } }
const KERNING = { count: 8, most: { text: 'AV', by: -20 } }

test.each<[string, Partial<Reflow>, string | null]>([
  ['nothing moved', {}, null],
  ['letters only added', { added: 40 }, null],
  ['widths', { widths: WIDTHS }, 'Advance widths of 12 characters changed, the most in ‘W’ (+14).'],
  [
    'one width',
    { widths: { ...WIDTHS, count: 1 } },
    'Advance width of 1 character changed: ‘W’ (+14).',
  ],
  ['kerning', { kerning: KERNING }, 'Kerning of 8 pairs changed, the most in ‘AV’ (−20).'],
  [
    'both',
    { widths: WIDTHS, kerning: KERNING },
    'Advance widths of 12 characters changed, the most in ‘W’ (+14); kerning of 8 pairs, the most in ‘AV’ (−20).',
  ],
  [
    'letters gone',
    { lost: { count: 7, first: ['Ŋ', 'ŋ', 'ſ'] } },
    'Seven characters are gone: ‘Ŋ’ ‘ŋ’ ‘ſ’ and 4 more.',
  ],
  ['spaces gone', { lost: { count: 2, first: [] } }, 'Two characters are gone.'],
  [
    'line height',
    { lineHeight: { before: 1.2, after: 1.25 } },
    'Line height changed from 1.2 to 1.25.',
  ],
])('%s in words', (_what, change, sentence) => {
  expect(describeReflow({ ...NO_REFLOW, ...change })).toBe(sentence)
})
