import { expect, test } from 'vitest'
import { decodeMacintosh } from '@/fonts/inspect/decode-macintosh'

test.each([
  ['Roman', 0, 0, [0x43, 0x61, 0x66, 0x8e], 'Café'],
  ['Icelandic', 0, 15, [0xde, 0xdf], 'Þþ'],
  ['Faroese', 0, 30, [0xdd], 'ð'],
  ['Turkish', 0, 17, [0xda, 0xdc, 0xdf], 'Ğİş'],
  ['Croatian', 0, 18, [0xa9, 0xf0], 'Šđ'],
  ['Romanian', 0, 37, [0xaf, 0xde], 'ȘȚ'],
  ['Polish in Roman', 0, 25, [0xb8, 0x97, 0x64, 0x90], 'łódź'],
  ['Central European', 29, 38, [0xe1, 0x8b], 'Šč'],
  ['Greek', 6, 14, [0xb6, 0xe1], 'Εα'],
  ['Cyrillic', 7, 32, [0x8f, 0xf0], 'Пр'],
  ['Japanese', 1, 11, [0x96, 0xbe, 0x92, 0xa9], '明朝'],
  ['traditional Chinese', 2, 19, [0xa9, 0xfa], '明'],
  ['Korean', 3, 23, [0xb9, 0xd9, 0xc5, 0xc1], '바탕'],
  ['Arabic', 4, 12, [0xe6, 0xd3, 0xce, 0x20, 0xb1], 'نسخ ١'],
  ['Farsi', 4, 31, [0xe6, 0xd3, 0xce, 0x20, 0xb1], 'نسخ ۱'],
  ['Hebrew', 5, 10, [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
  ['Thai', 21, 22, [0xe4, 0xb7, 0xc2], 'ไทย'],
  ['simplified Chinese', 25, 33, [0xcb, 0xce, 0xcc, 0xe5], '宋体'],
])('a name in %s is read in its letters', (_, encoding, language, bytes, name) => {
  expect(decodeMacintosh(Uint8Array.from(bytes), { encoding, language })).toBe(name)
})
