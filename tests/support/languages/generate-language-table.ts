import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { toRanges } from '@/fonts/inspect/read-characters'
import type { LanguageRow } from '@/fonts/languages/languages-of'
import { readExemplars } from './read-exemplars'
import { scriptOf } from './script-of'

/** Writes the shop's language-table.json: node --import tsx tests/support/languages/generate-language-table.ts */
const CLDR = 'node_modules/cldr-misc-full/main'
const TABLE = resolve('src/fonts/languages/language-table.json')

/** Japanese is written without them: a letter is repeated. */
const ITERATION_MARKS = new Set([0x309d, 0x309e, 0x30fd, 0x30fe])

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
const rows = readdirSync(CLDR).filter(isLanguage).toSorted().flatMap(rowOf)

writeFileSync(TABLE, `${JSON.stringify(rows, null, 2)}\n`)

/** Countries write with their language's letters: en-GB adds nothing to en. */
function isLanguage(locale: string): boolean {
  return !/-([A-Z]{2}|\d{3})$|-[a-z]{5,}$/.test(locale) && locale !== 'und'
}

function rowOf(locale: string): LanguageRow[] {
  const exemplars = exemplarsOf(locale)
  const script = scriptOf(exemplars)
  const name = names.of(locale)
  if (!script || !name || name === locale) return []
  return [{ code: locale, name, script, letters: compact(exemplars) }]
}

function exemplarsOf(locale: string): number[] {
  if (locale === 'ko') return koreanSyllables()
  const file = JSON.parse(readFileSync(join(CLDR, locale, 'characters.json'), 'utf8'))
  const exemplars = readExemplars(file.main[locale].characters.exemplarCharacters ?? '')
  return locale === 'ja' ? exemplars.filter((code) => !ITERATION_MARKS.has(code)) : exemplars
}

/** The 2 350 that Korean is written with, of the 11 172 there could be: rows 16 to 40 of KS X 1001. */
function koreanSyllables(): number[] {
  const decoder = new TextDecoder('euc-kr')
  const bytes = Array.from({ length: 25 * 94 }, (_, at) => [
    176 + Math.floor(at / 94),
    161 + (at % 94),
  ])
  return bytes.map((pair) => decoder.decode(Uint8Array.from(pair)).codePointAt(0) ?? 0)
}

/** Ranges in hexadecimal: "61-7a e4 f6". */
function compact(codepoints: number[]): string {
  return toRanges(codepoints)
    .map(([first, last]) => {
      return first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`
    })
    .join(' ')
}
