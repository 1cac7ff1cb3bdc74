import { expect, test } from 'vitest'
import { firstWords, holdsSignsAlone } from '@/domain/catalogue/upload/first-words'

function fontOf(characters: string) {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0)
  return {
    codepoints: codes.map((code): [number, number] => [code, code]),
    postScriptName: 'Any-A',
  }
}

/** Key caps, a letterlike sign, flags, and then what the font is for. */
const EMOJI = ' #*0123456789©®‼ℹ↔🇦🇧⌚⌛⏩⏪☔☕♈♉♊♋♌♍😀😁😂😃😄😅'

test('emoji begin with emoji, though their fonts have figures and a letterlike sign', () => {
  const { menuText, previewSet, samples } = firstWords('Any', [fontOf(EMOJI)])

  expect([menuText, previewSet]).toEqual(['⌚⌛⏩⏪☔', 'full'])
  expect(samples?.map(({ text }) => text)).toEqual([
    '⌚ ⌛ ⏩ ⏪ ☔ ☕ ♈ ♉ ♊ ♋ ♌ ♍',
    '😀 😁 😂 😃 😄 😅',
  ])
})

test.each([
  ['emoji', EMOJI, true],
  ['signs of private use', ' \u{e000}\u{e001}', true],
  ['arrows', '←↑→↓', true],
  ['figures with their currency', '0123456789$€£', false],
  ['letters beside many signs', `A${'←'.repeat(50)}`, false],
  ['kana', 'かな', false],
])('of %s the shop knows whether a text can be set in them', (_, characters, isOfSigns) => {
  expect(holdsSignsAlone(fontOf(characters))).toBe(isOfSigns)
})
