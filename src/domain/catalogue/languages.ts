export type Language = { code: string; name: string }

/** A language that could nearly be written: each missing letter in its lower case. */
export type NearLanguage = Language & { missing: string[] }

/** A language that so many styles of a typeface write, and others do not. */
export type PartLanguage = Language & { styles: number }

export type BlockCount = { name: string; count: number }

/** What characters a typeface brings in every one of its styles, and what can be written with them. */
export type CharacterSurvey = {
  count: number
  /** Unicode's blocks, in their order. */
  blocks: BlockCount[]
  languages: Language[]
  nearLanguages: NearLanguage[]
  /** Those that some of its styles write, and others do not. */
  partLanguages: PartLanguage[]
}

/** How many are named before one asks for all. */
const FIRST_LANGUAGES = 24

/** Those most texts are set in; of each script the largest come early, so that the first few show what a typeface reaches. */
const BY_USE =
  'en es fr de ar ru el fa he hi th it pt tr pl uk ur vi nl cs sv ja ko bn ta am hy ka da fi no hu ro bg sr hr sk ca id ' +
  'lt lv et sl is ga sw ku ckb af sq eu gl cy mt lb fo ms fil az uz so zu xh yo ha'

/** The codes of the languages to name first: its own, then the most used. */
export function firstLanguages(languages: readonly Language[], own = 'en'): string[] {
  const codes = languages.map(({ code }) => code)
  const used = [own, ...BY_USE.split(' ')].filter((code) => codes.includes(code))
  return [...new Set([...used, ...codes])].slice(0, FIRST_LANGUAGES)
}

/** The hand of Urdu, as its families are called: to who reads that, Arabic words in it are as foreign as French ones. */
const NASTALIQ = /nasta['’-]?l(i|ee)[qk]|urdu/i

export function isForUrdu(slug: string, languages: readonly Language[]): boolean {
  return NASTALIQ.test(slug) && languages.some(({ code }) => code === 'ur')
}

/** Those that most visitors look for. */
const FIRST = ['Latin', 'Cyrillic', 'Greek']

/** Of one of the three that are drawn together. */
export function isEuropean(script = 'Latin'): boolean {
  return FIRST.includes(script)
}

/**
 * The script of the texts that staff gave a typeface comes first: Arabic for an Arabic one that has Latin letters too. Where they gave
 * none, who draws kana or hangul, or one script beside Latin alone, has drawn for that. Greek and Cyrillic come with Latin.
 */
export function ownScriptFirst(scripts: string[], told?: string): string[] {
  const further = scripts.filter((script) => script !== 'Latin')
  const sole = further.length === 1 && !isEuropean(further[0]) ? further[0] : undefined
  const wanted = told && isEuropean(told) ? 'Latin' : told
  const own = [wanted, 'Japanese', 'Hangul', sole].find((one) => one && scripts.includes(one))
  return own ? [own, ...scripts.filter((script) => script !== own)] : scripts
}

/** Scripts as they are listed, of whatever typeface: Latin, Cyrillic, Greek, the others by name. */
export function orderScripts(scripts: readonly string[]): string[] {
  const others = scripts.filter((script) => !FIRST.includes(script))
  return [...FIRST.filter((script) => scripts.includes(script)), ...others.toSorted(compareNames)]
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}
