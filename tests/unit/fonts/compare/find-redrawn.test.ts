import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRedrawn } from '@/fonts/compare/find-redrawn'
import { toWoff } from '@/fonts/convert/to-woff'
import type { CharacterChoice } from '@/fonts/font-job'
import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { redraw, widen, withoutTable } from '../../../support/fonts/change-font'
import { glyphsOf } from '../../../support/fonts/glyphs-of'
import { readMaster } from '../masters'

const STANDARD: CharacterChoice = { set: 'standard' }
const MEDIUM = readFileSync('src/seed/masters/alegreya/Alegreya-Medium.ttf')

test.each(['static', 'cff', 'variable', 'arabic', 'cff2'] as const)(
  'in a %s font that stays as it was nothing is redrawn',
  (name) => {
    const font = readMaster(name)
    expect(findRedrawn({ before: font, after: font }, STANDARD)).toMatchObject({
      count: 0,
      glyphs: [],
    })
  },
)

test('letters that were drawn anew are found, with both outlines, the most changed first', () => {
  const before = readMaster('static')
  const { count, glyphs, ...style } = findRedrawn(
    { before, after: redrawn(before, 'Rgt') },
    STANDARD,
  )

  expect(style).toEqual({ unitsPerEm: 1000, weight: 400, isItalic: false })
  expect(lettersOf({ glyphs })).toMatch(/^[Rgt]{3}$/)
  const [, g] = glyphs.toSorted((a, b) => a.code - b.code)
  expect(g).toMatchObject({ code: 103, name: 'Latin small letter g' })
  expect(g?.before).toMatchObject({ advance: g?.after.advance })
  expect(g?.before.path).not.toBe(g?.after.path)
  // Accented letters are made of the letter, and change with it.
  expect(count).toBeGreaterThan(10)
})

test('hinting, names, kerning and advance widths are no drawing', () => {
  const before = readMaster('static')
  const tables = ['fpgm', 'prep', 'cvt ', 'GPOS', 'gasp']
  const after = widen(tables.reduce<Uint8Array>(withoutTable, before), { 30: 40, 40: -10 })

  expect(findRedrawn({ before, after }, STANDARD).count).toBe(0)
})

test('a master at one place on its axes is the drawing that the variable one has there', () => {
  const after = readMaster('variable')
  const before = subsetFont(after, {
    characters: 'all',
    features: 'all',
    names: 'all',
    pinnedAxes: { wght: 400 },
  })

  expect(findRedrawn({ before, after }, STANDARD).count).toBe(0)
})

test('another weight under the same names is drawn anew in every letter, and twelve letters and figures are shown', () => {
  const font = readMaster('variable')
  const at = (weight: number) =>
    subsetFont(font, {
      characters: 'all',
      features: 'all',
      names: 'all',
      pinnedAxes: { wght: weight },
    })
  const { count, glyphs } = findRedrawn({ before: at(400), after: at(480) }, STANDARD)

  expect(count).toBeGreaterThan(300)
  expect(lettersOf({ glyphs })).toMatch(/^[A-Za-z0-9]{12}$/)
  expect(JSON.stringify(glyphs).length).toBeLessThan(40_000)
})

test('no outline is given of what a preview does not show', () => {
  const before = readMaster('static')
  const after = redrawn(before, 'gßЖ')
  const shownIn = (set: CharacterChoice) => lettersOf(findRedrawn({ before, after }, set))

  expect(shownIn({ set: 'basic' })).toBe('g')
  expect(shownIn({ set: 'basic', extra: 'ß' })).toBe('gß')
  expect([...shownIn({ set: 'full' })].toSorted()).toEqual(['g', 'ß', 'Ж'])
})

test('a file that is no font is refused', () => {
  const font = readMaster('static')
  expect(() => findRedrawn({ before: toWoff(font), after: font }, STANDARD)).toThrow()
})

function redrawn(font: Uint8Array, letters: string): Uint8Array {
  return redraw(font, { from: MEDIUM, glyphs: glyphsOf(font, letters) })
}

function lettersOf({ glyphs }: Pick<ReturnType<typeof findRedrawn>, 'glyphs'>): string {
  return glyphs.map(({ code }) => String.fromCodePoint(code)).join('')
}
