import type { Language } from '../character-survey'

/** How many are named before one asks for all. */
export const FIRST_LANGUAGES = 24

/** Those most texts are set in; of each script the largest come early, so that the first few show what a typeface reaches. */
const BY_USE =
  'en es fr de ar ru el fa he hi th it pt tr pl uk ur vi nl cs sv ja ko bn ta am hy ka da fi no hu ro bg sr hr sk ca id ' +
  'lt lv et sl is ga sw ku ckb af sq eu gl cy mt lb fo ms fil az uz so zu xh yo ha'

/** The codes of the languages to name first, the most used ahead. */
export function firstLanguages(languages: readonly Language[]): string[] {
  const codes = languages.map(({ code }) => code)
  const used = BY_USE.split(' ').filter((code) => codes.includes(code))
  return [...new Set([...used, ...codes])].slice(0, FIRST_LANGUAGES)
}
