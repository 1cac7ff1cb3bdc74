import type { Outline } from '@/domain/catalogue/glyphs/glyph-view'
import { characterNames } from '../characters/name-characters'
import type { CharacterChoice, RedrawnOutlines } from '../font-job'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { charactersShown } from '../recipes/character-sets'
import { readSfnt } from '../sfnt/read-sfnt'
import { requireTable } from '../sfnt/sfnt'
import { compareCharacters } from './compare-fonts'
import { measureDifference } from './measure-difference'
import { planLocations } from './plan-locations'

type Masters = { before: Uint8Array; after: Uint8Array }

/**
 * The characters whose outline differs between two masters of one style, where the newer one stands by default. All are counted;
 * outlines are given of some, and of none that a preview would not show.
 */
export function findRedrawn(
  { before, after }: Masters,
  characters: CharacterChoice,
): RedrawnOutlines {
  const [old, fresh] = [readSfnt(before), readSfnt(after)]
  const { shared } = compareCharacters(old, fresh)
  const [location] = planLocations(old, fresh)
  const fonts = {
    before: new ShapedFont(before, location?.before),
    after: new ShapedFont(after, location?.after),
  }
  const changed = changedOf(fonts, shared)
  const letters = changed.map(({ code }) => String.fromCodePoint(code))
  const visible = new Set(charactersShown(letters, characters))
  const shown = chooseRedrawn(changed.filter(({ code }) => visible.has(String.fromCodePoint(code))))
  const names = characterNames(shown.map(({ code }) => code))
  const style = requireTable(fresh, 'OS/2')
  return {
    count: changed.length,
    weight: style.u16(4),
    isItalic: (style.u16(62) & 1) === 1,
    unitsPerEm: fonts.after.unitsPerEm,
    glyphs: shown.map(({ code, before, after }, index) => ({
      code,
      before,
      after,
      name: names[index] ?? '',
    })),
  }
}

function changedOf(fonts: Record<keyof Masters, ShapedFont>, codes: number[]): Changed[] {
  const { unitsPerEm } = fonts.after
  const known = new Map<string, Omit<Changed, 'code'> | null>()
  return codes.flatMap((code) => {
    const [was, is] = [fonts.before.glyphOf(code) ?? 0, fonts.after.glyphOf(code) ?? 0]
    const key = `${was} ${is}`
    const change = known.get(key) ?? (known.has(key) ? null : compare(was, is))
    known.set(key, change)
    return change ? [{ code, ...change }] : []
  })

  function compare(was: number, is: number): Omit<Changed, 'code'> | null {
    const before = outlineInUnits(fonts.before, was, unitsPerEm)
    const after = outlineInUnits(fonts.after, is, unitsPerEm)
    const difference = measureDifference(before.path, after.path, unitsPerEm)
    return difference > 0 ? { difference, before, after } : null
  }
}

/** A character whose drawing differs, and by how much. */
export type Changed = { code: number; difference: number; before: Outline; after: Outline }

/** As many as one looks at, and as long as a page may carry. */
const MOST_SHOWN = 12

const MOST_PATHS = 30_000

/**
 * Those that show best what was drawn anew: letters and figures before signs, of both the most changed first. Where a letter changed, the
 * same letter with an accent says nothing more, nor does one of another script with the same drawing.
 */
export function chooseRedrawn(changed: Changed[]): Changed[] {
  const letters = new Set(changed.map(({ code }) => String.fromCodePoint(code)))
  const drawings = new Set<string>()
  let room = MOST_PATHS
  const chosen: Changed[] = []
  const ranked = changed
    .map((one) => ({ one, rank: rankOf(String.fromCodePoint(one.code), letters) }))
    .toSorted(
      (a, b) => a.rank - b.rank || b.one.difference - a.one.difference || a.one.code - b.one.code,
    )
  for (const { one, rank } of ranked) {
    const drawing = fromItsLeft(one.before) + fromItsLeft(one.after)
    if (chosen.length === MOST_SHOWN) break
    if (rank === UNSEEN || drawings.has(drawing) || drawing.length > room) continue
    drawings.add(drawing)
    room -= drawing.length
    chosen.push(one)
  }
  return chosen
}

const UNSEEN = 9

function rankOf(letter: string, changed: Set<string>): number {
  const [base = ''] = letter.normalize('NFD')
  if (base !== letter) return changed.has(base) ? UNSEEN : 3
  // “ª”, “ﬁ” and “½” are made of others.
  if (letter.normalize('NFKD') !== letter) return 4
  if (/^\p{Lm}$/u.test(letter)) return 6
  if (/^\p{L}$/u.test(letter)) return isKnown(letter) ? 0 : 2
  if (/^\p{N}$/u.test(letter)) return isKnown(letter) ? 0 : 4
  if (/^\p{P}$/u.test(letter)) return 5
  return /^\p{S}$/u.test(letter) ? 6 : UNSEEN
}

/** The same for two letters that stand in the same way between other bearings. */
function fromItsLeft({ path, bounds }: Outline): string {
  return path.replace(/(-?[\d.]+),/g, (_, x: string) => `${Number(x) - (bounds?.left ?? 0)},`)
}

/** Letters without accents and figures, of the scripts that a preview sets. */
function isKnown(letter: string): boolean {
  return charactersShown([letter], { set: 'basic' }).length > 0
}

/** A coordinate nearly at zero is written with an exponent. */
const NUMBER = /-?[\d.]+(?:e[-+]?\d+)?/g

/** The em square of a font with few units wants parts of them. */
const FEW_UNITS = 500

/** An outline in units of another em square, rounded: between two masters of a variable font no point lies on a whole unit. */
function outlineInUnits(font: ShapedFont, glyph: number, unitsPerEm: number): Outline {
  const scale = unitsPerEm / font.unitsPerEm
  const parts = unitsPerEm < FEW_UNITS ? 100 : 1
  const rounded = (value: number) => Math.round(value * scale * parts) / parts || 0
  const bounds = font.boundsOf(glyph)
  return {
    path: font.pathOf(glyph).replace(NUMBER, (number) => String(rounded(Number(number)))),
    advance: rounded(font.advanceOf(glyph)),
    bounds: bounds && {
      left: rounded(bounds.left),
      right: rounded(bounds.right),
      top: rounded(bounds.top),
      bottom: rounded(bounds.bottom),
    },
  }
}
