import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import sentences from '@/domain/catalogue/languages/sentences.json'
import { CASE_SENTENCES } from '@/domain/catalogue/type-case/case-sentences'
import { surveyCharacters } from '@/fonts/characters/survey-characters'
import { readCharacters, toRanges } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import type { SeedTypeface } from '@/seed/demo-foundry'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'

const FAMILIES = DEMO_TYPEFACES.map((typeface) => [typeface.name, typeface, charactersOf(typeface)] as const) // prettier-ignore

test.each(FAMILIES)(
  'every style of %s draws every text the family is shown with',
  (_, { menuText, lead, samples }, styles) => {
    const texts = [menuText, lead, ...samples.map(({ text }) => text)]
    expect(lackingIn(styles, texts)).toEqual([])
  },
)

test.each(FAMILIES)(
  'every style of %s draws the shop’s text for each language the family claims',
  (_, typeface, styles) => {
    const { languages } = surveyCharacters(styles.map(({ codes }) => toRanges(codes)))
    const texts = languages.flatMap(({ code }) => textsFor(code))
    expect(texts.length).toBeGreaterThan(20)
    expect(lackingIn(styles, texts)).toEqual([])
  },
)

/** The line of its compartment in Explore, and what the tester offers: a sentence, or the letters. */
function textsFor(code: string): string[] {
  const offered: Record<string, string> = { ...sentences.alphabets, ...sentences.sentences }
  const line = CASE_SENTENCES[`language:${code}`]?.text
  return [line, offered[code]].filter((text) => text !== undefined)
}

type StyleCharacters = { name: string; codes: number[] }

function charactersOf({ styles }: SeedTypeface): StyleCharacters[] {
  return styles.map(({ name, master }) => ({
    name,
    codes: readCharacters(readSfnt(readFileSync(join('src/seed/masters', master)))),
  }))
}

/** “Regular lacks ż of …”, for each text a style cannot write; a line break is no letter. */
function lackingIn(styles: StyleCharacters[], texts: string[]): string[] {
  return styles.flatMap(({ name, codes }) => {
    const drawn = new Set(codes)
    return texts.flatMap((text) => {
      const lacking = [...text].filter((letter) => letter !== '\n' && !drawn.has(letter.codePointAt(0) ?? 0)) // prettier-ignore
      return lacking.length ? [`${name} lacks ${lacking.join(' ')} of ${text}`] : []
    })
  })
}

test('Fraunces, of whose files two variable ones have fewer letters, is counted for French', () => {
  const [, , styles = []] = FAMILIES.find(([name]) => name === 'Fraunces') ?? []
  const { languages, partLanguages } = surveyCharacters(styles.map(({ codes }) => toRanges(codes)))
  const all = [...languages.map((one) => ({ ...one, styles: styles.length })), ...partLanguages]

  expect(all.find(({ code }) => code === 'fr')?.styles).toBeGreaterThanOrEqual(styles.length - 2)
})
