import { SCRIPTS } from '@/domain/catalogue/scripts'

const HIRAGANA_A = 0x3042

const TESTS = SCRIPTS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** The script most of the letters belong to, but Japanese by its kana; null where none of them is known. */
export function scriptOf(codepoints: number[]): string | null {
  if (codepoints.includes(HIRAGANA_A)) return 'Hiragana'
  const counts = TESTS.map((test) => {
    return codepoints.filter((code) => test.test(String.fromCodePoint(code))).length
  })
  const most = Math.max(...counts)
  return most === 0 ? null : (SCRIPTS[counts.indexOf(most)] ?? null)
}
