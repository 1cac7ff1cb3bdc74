import { expect, test } from 'vitest'
import texts from '@/domain/catalogue/languages/sentences.json'
import languageTable from '@/fonts/languages/language-table.json'
import { lettersOf } from '@/fonts/languages/languages-of'

const sentences: Record<string, string> = texts.sentences
const alphabets: Record<string, string> = texts.alphabets

test('every language is shown by a sentence, or by its letters', () => {
  const without = languageTable.filter(({ code }) => !(sentences[code] ?? alphabets[code]))
  expect(without).toEqual([])
})

test('a typeface that writes a language writes the sentence that shows it', () => {
  const foreign = languageTable.flatMap((row) => {
    const letters = lettersOf(row)
    const text = sentences[row.code] ?? alphabets[row.code] ?? ''
    const strange = Array.from(text).filter(
      (letter) => /[\p{L}\p{M}]/u.test(letter) && !letters.has(letter.codePointAt(0) ?? 0),
    )
    return strange.length > 0 ? [{ language: row.code, strange }] : []
  })
  expect(foreign).toEqual([])
})
