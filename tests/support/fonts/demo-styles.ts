import { readdirSync, readFileSync } from 'node:fs'
import { firstOf, LETTERS_IN_PAGE } from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { codesIn, letterPageOf, rangesOf } from '@/domain/catalogue/glyphs/letter-pages'
import { LETTERS_OF_SCENES } from '@/domain/catalogue/score/score-words'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { charactersOf } from '@/operations/fonts/letters/shown-style'
import { lettersOfPages } from '@/operations/fonts/check-letters'

const MASTERS = 'src/seed/masters'

export type DemoStyle = {
  family: string
  id: string
  codes: number[]
  /** What an open preview lacks, and a guarded one. */
  beyond: number[]
  further: number[]
}

/** The letters of every style of the demo foundry, by what either level of its previews holds: the largest family first. */
export function readDemoFamilies(): DemoStyle[][] {
  return readdirSync(MASTERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFamily(name))
    .toSorted((a, b) => countFurther(b) - countFurther(a))
}

function countFurther(family: readonly DemoStyle[]): number {
  return family.reduce((sum, { further }) => sum + further.length, 0)
}

/** What the case on a typeface's page fetches: all of each page of letters that one of its own is in. */
export function furtherOfPageCase({ codes, further }: DemoStyle): number[] {
  const first = firstOf(groupCharacters(codes), LETTERS_IN_PAGE).flatMap((group) => group.codes)
  const pages = new Set(first.filter((code) => further.includes(code)).map(letterPageOf))
  return further.filter((code) => pages.has(letterPageOf(code)))
}

function readFamily(family: string): DemoStyle[] {
  return readdirSync(`${MASTERS}/${family}`)
    .filter((file) => /\.(ttf|otf)$/.test(file))
    .map((file) => {
      const codes = readCharacters(readSfnt(readFileSync(`${MASTERS}/${family}/${file}`)))
      const guarded =
        lettersOfPages(LETTERS_OF_SCENES, rangesOf(codes), { previewSet: 'standard' }) || ' '
      const lackingIn = (typeface: { guarded?: string }) =>
        codesIn(charactersOf(rangesOf(codes), { previewSet: 'standard', ...typeface }).beyond)
      return { family, id: file, codes, beyond: lackingIn({}), further: lackingIn({ guarded }) }
    })
}
