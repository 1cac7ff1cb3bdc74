import type { NearLanguage } from '@/domain/catalogue/languages'
import { scriptName, SCRIPTS } from '@/domain/catalogue/scripts'

import type { CodepointRange, FontLanguage } from '../font-facts'
import languageTable from './language-table.json' with { type: 'json' }

type SpokenLanguage = FontLanguage & { script: string }

/** Letters are hexadecimal ranges: "61-7a e4 f6". */
export type LanguageRow = SpokenLanguage & { letters: string }

type Language = SpokenLanguage & { letters: CodepointRange[] }

/** More letters away, a language is not near. */
const NEARLY = 3

let table: Language[] | undefined

/** The languages whose every letter is there, by name. Letters only: shaping is not asked. */
export function languagesOf(characters: number[]): SpokenLanguage[] {
  const known = new Set(characters)
  return loadTable()
    .filter(({ letters }) => letters.every((range) => covers(known, range)))
    .map(({ code, name, script }) => ({ code, name, script }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The languages that lack three letters at the most, both cases of a letter counted once; the nearest first. */
export function nearLanguagesOf(characters: number[]): NearLanguage[] {
  const known = new Set(characters)
  return loadTable()
    .map(({ code, name, letters }) => ({ code, name, missing: missingOf(known, letters) }))
    .filter(({ missing }) => missing.length > 0 && missing.length <= NEARLY)
    .toSorted((a, b) => a.missing.length - b.missing.length || (a.name < b.name ? -1 : 1))
}

/** A script counts when at least one language can be written in it: a lone Ω makes no Greek. */
export function scriptsOf(languages: SpokenLanguage[]): string[] {
  const spoken = new Set(languages.map((language) => language.script))
  return SCRIPTS.filter((script) => spoken.has(script)).map(scriptName)
}

/** Every letter of a language in both cases. */
export function lettersOf(row: LanguageRow): Set<number> {
  const ranges = row.letters.split(' ').map(readRange)
  return new Set(ranges.flatMap(codesIn))
}

function codesIn([first, last]: CodepointRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function covers(known: Set<number>, [first, last]: CodepointRange): boolean {
  for (let code = first; code <= last; code += 1) if (!known.has(code)) return false
  return true
}

function missingOf(known: Set<number>, letters: CodepointRange[]): string[] {
  const missing = new Set<string>()
  for (const [first, last] of letters) {
    for (let code = first; code <= last; code += 1) {
      if (!known.has(code)) missing.add(String.fromCodePoint(code).toLowerCase())
    }
  }
  return [...missing].toSorted()
}

function loadTable(): Language[] {
  return (table ??= readTable())
}

function readTable(): Language[] {
  const rows = languageTable as LanguageRow[]
  return rows.map((row) => ({ ...row, letters: row.letters.split(' ').map(readRange) }))
}

function readRange(range: string): CodepointRange {
  const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16))
  return [first, last]
}
