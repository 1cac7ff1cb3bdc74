import type { GlyphAnatomy, Outline } from '@/domain/catalogue/glyphs/glyph-view'
import type { GlyphJob } from '../font-job'
import { FontRefused } from '../font-refused'
import { type Glyph, ShapedFont } from '../harfbuzz/shaped-font'

type Request = Pick<GlyphJob, 'code' | 'coordinates' | 'features'>

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u

const JOINER = '\u200d'

/** The forms of a letter that joins its neighbours: before it, behind it, on both sides. */
const JOINED = [
  { tag: 'init', before: '', after: JOINER },
  { tag: 'medi', before: JOINER, after: JOINER },
  { tag: 'fina', before: JOINER, after: '' },
]

/** More of one letter nobody looks through. */
const MOST_ALTERNATES = 24

export function describeGlyph(
  master: Uint8Array,
  { code, coordinates, features }: Request,
): GlyphAnatomy {
  const font = new ShapedFont(master, coordinates)
  const glyph = font.glyphOf(code)
  if (glyph === null) throw new FontRefused('This font does not have this character.')

  const tags = tagsByAlternate(font, { letter: String.fromCodePoint(code), glyph, features })
  return {
    code,
    name: font.nameOf(glyph),
    unitsPerEm: font.unitsPerEm,
    ...outlineOf(font, glyph),
    alternates: [...tags].map(([alternate, by]) => ({
      tags: by,
      name: font.nameOf(alternate),
      ...outlineOf(font, alternate),
    })),
  }
}

function outlineOf(font: ShapedFont, glyph: number): Outline {
  return {
    path: font.pathOf(glyph),
    advance: font.advanceOf(glyph),
    bounds: font.boundsOf(glyph),
  }
}

type Letter = { letter: string; glyph: number; features: string[] }

/** Each other glyph of a letter, with the features that lead to it. */
function tagsByAlternate(
  font: ShapedFont,
  { letter, glyph, features }: Letter,
): Map<number, string[]> {
  const alternates = new Map<number, string[]>()
  const add = (alternate: number, tag: string) =>
    alternates.set(alternate, [...(alternates.get(alternate) ?? []), tag])

  const dir = RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
  for (const { tag, before, after } of JOINED) {
    const glyphs = font.shape({ text: before + letter + after, lang: 'en', dir })
    // A joiner has no width.
    const form = soleGlyph(glyphs.filter(({ advance }) => advance !== 0))
    if (form !== null && form !== glyph) add(form, tag)
  }
  for (const tag of features) {
    for (const alternate of alternatesBy(font, { letter, tag, glyph })) add(alternate, tag)
  }
  return alternates
}

/** A single substitution has one alternate; others have each by its number, until none that is new comes. */
function alternatesBy(
  font: ShapedFont,
  { letter, tag, glyph }: { letter: string; tag: string; glyph: number },
): Set<number> {
  const found = new Set<number>()
  for (let alternate = 1; alternate <= MOST_ALTERNATES; alternate += 1) {
    const glyphs = font.shape({ text: letter, lang: 'en', dir: 'ltr', on: [tag], alternate })
    const next = soleGlyph(glyphs)
    if (next === null || next === glyph || found.has(next)) break
    if (isOwnCapital(font, letter, next)) continue
    found.add(next)
  }
  return found
}

function soleGlyph(glyphs: Glyph[]): number | null {
  const [glyph, ...others] = glyphs
  return glyph && glyph.id !== 0 && others.length === 0 ? glyph.id : null
}

/** Whether what a feature makes of a small letter is no more than its capital, which visitors type as well. */
export function isOwnCapital(font: ShapedFont, letter: string, glyph: number): boolean {
  const capital = letter.toUpperCase()
  if (capital === letter || [...capital].length > 1) return false
  return font.glyphOf(capital.codePointAt(0) ?? 0) === glyph
}
