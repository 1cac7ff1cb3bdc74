import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { toRanges } from '../inspect/read-characters'
import type { LanguageRow } from './languages-of'
import { readExemplars } from './read-exemplars'
import { scriptOf } from './script-of'

/** Writes language-table.json beside itself: node --import tsx src/fonts/languages/generate-language-table.ts */
const CLDR = 'node_modules/cldr-misc-full/main'
const TABLE = join(import.meta.dirname, 'language-table.json')

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
  const file = JSON.parse(readFileSync(join(CLDR, locale, 'characters.json'), 'utf8'))
  return readExemplars(file.main[locale].characters.exemplarCharacters ?? '')
}

/** Ranges in hexadecimal: "61-7a e4 f6". */
function compact(codepoints: number[]): string {
  return toRanges(codepoints)
    .map(([first, last]) => {
      return first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`
    })
    .join(' ')
}
