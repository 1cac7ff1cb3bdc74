import type { Direction } from './typeface-view'

/** Of what visitors type to see it in typefaces, on every page and in every address, and of a sheet they save. */
export const LONGEST_TEXT = 1000

const FIRST_HALF_AT_END = /[\ud800-\udbff]$/

/** A text as it came, of which no character stays halved: an address cannot hold one. */
export function cutText(text: string): string {
  const cut =
    text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).replace(FIRST_HALF_AT_END, '') : text
  return wholeCharacters(cut)
}

/** Firefox has `toWellFormed` since 119; older ones are served too. */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** As its first letter runs. */
export function directionOf(text: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** Written from right to left, among the scripts of living languages. */
const SCRIPTS_TO_LEFT = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '))

/** How a language is written, in the script that its tag names or that most of it is written in. */
export function dirOfLanguage(lang: string): Direction {
  return SCRIPTS_TO_LEFT.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr'
}
