import { ownValue } from '@/domain/own-value'

/** Scripts by the number of people who read them: the order in which a typeface names its own. */
export const SCRIPTS = (
  'Latin Cyrillic Greek Arabic Hebrew Devanagari Bengali Han Hangul Hiragana Katakana Thai Tamil ' +
  'Telugu Gujarati Kannada Malayalam Gurmukhi Oriya Sinhala Myanmar Khmer Lao Ethiopic Georgian ' +
  'Armenian Tibetan Mongolian Thaana Cherokee Canadian_Aboriginal Tifinagh Vai Nko Adlam Syriac ' +
  'Ol_Chiki Meetei_Mayek Yi Javanese Cham Chakma Coptic Hanifi_Rohingya Osage Sundanese Kayah_Li'
).split(' ')

const HUMAN_NAMES: Record<string, string> = {
  Canadian_Aboriginal: 'Canadian syllabics',
  Han: 'Chinese',
  Hiragana: 'Japanese',
  Nko: 'N’Ko',
  Oriya: 'Odia',
}

export function scriptName(script: string): string {
  return ownValue(HUMAN_NAMES, script) ?? script.replaceAll('_', ' ')
}
