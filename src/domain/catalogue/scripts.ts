import { ownValue } from '../own-value'

/** Scripts as Unicode names them, by the number of people who read them: the order in which a typeface names its own. */
export const SCRIPTS = (
  'Latin Cyrillic Greek Arabic Hebrew Devanagari Bengali Han Hangul Hiragana Katakana Thai Tamil ' +
  'Telugu Gujarati Kannada Malayalam Gurmukhi Oriya Sinhala Myanmar Khmer Lao Ethiopic Georgian ' +
  'Armenian Tibetan Mongolian Thaana Cherokee Canadian_Aboriginal Tifinagh Vai Nko Adlam Syriac ' +
  'Ol_Chiki Meetei_Mayek Yi Javanese Cham Chakma Coptic Hanifi_Rohingya Osage Sundanese Kayah_Li'
).split(' ')

const LETTERS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)

const HUMAN_NAMES: Record<string, string> = {
  Canadian_Aboriginal: 'Canadian syllabics',
  Han: 'Chinese',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
  Nko: 'N’Ko',
  Oriya: 'Odia',
}

/** As typefaces name and list it. */
export function scriptName(script: string): string {
  return ownValue(HUMAN_NAMES, script) ?? script.replaceAll('_', ' ')
}

/** The names of the scripts that a text has letters of. Chinese characters are Japanese beside kana, and to whoever writes Japanese. */
export function scriptsIn(text: string, written: readonly string[] = []): string[] {
  const names = LETTERS.filter(([, letters]) => letters.test(text)).map(([name]) =>
    scriptName(name),
  )
  const isJapanese = [...names, ...written].includes('Japanese')
  return [...new Set(names.map((name) => (isJapanese && name === 'Chinese' ? 'Japanese' : name)))]
}

/** The script of the first letter of a text: "Arabic"; null where it is none of these. */
export function scriptOf(text: string, written: readonly string[] = []): string | null {
  const [letter = ''] = text.match(/\p{L}/u) ?? []
  return scriptsIn(letter, written)[0] ?? null
}
