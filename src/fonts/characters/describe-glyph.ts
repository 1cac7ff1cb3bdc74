import { directionOf } from '@/domain/catalogue/typed-text'
import type { AlternateGlyph, GlyphAnatomy, Outline } from '@/domain/catalogue/glyphs/glyph-view'
import type { GlyphJob } from '../font-job'
import { FontRefused } from '../font-refused'
import { drawingOf, type Picture } from '../harfbuzz/colour-painter'
import { type Glyph, ShapedFont } from '../harfbuzz/shaped-font'

/** Scripts whose letters join their neighbours, from right to left and from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/u
const LEFT_TO_RIGHT = /[\p{Script=Mongolian}\p{Script=Phags_Pa}]/u

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
  { code, coordinates, features }: Pick<GlyphJob, 'code' | 'coordinates' | 'features'>,
): GlyphAnatomy {
  const font = new ShapedFont(master, coordinates)
  const nominal = font.glyphOf(code)
  if (nominal === null) throw new FontRefused('This font does not have this character.')

  const letter = String.fromCodePoint(code)
  const glyph = glyphAlone(font, letter) ?? nominal
  const outline = outlineOf(font, glyph)
  const tags = tagsByAlternate(font, { letter, glyph, features })
  return {
    code,
    name: font.nameOf(glyph),
    unitsPerEm: font.unitsPerEm,
    ...outline,
    alternates: drawnApart(
      outline,
      [...tags].map(([alternate, by]) => ({
        tags: by,
        name: font.nameOf(alternate),
        ...outlineOf(font, alternate),
      })),
    ),
  }
}

/** What text shows of a letter on its own: a font may put another glyph there, at this place on its axes or for its script. */
function glyphAlone(font: ShapedFont, letter: string): number | null {
  return soleGlyph(font.shape({ text: letter, lang: 'en', dir: directionOf(letter) }))
}

/** Fonts hold the same drawing under several names: each is shown once, and none that is the letter itself. */
function drawnApart(letter: Outline, alternates: AlternateGlyph[]): AlternateGlyph[] {
  const byDrawing = new Map<string, AlternateGlyph>()
  for (const alternate of alternates) {
    const drawing = lookOf(alternate)
    const same = byDrawing.get(drawing)
    if (same) same.tags.push(...alternate.tags.filter((tag) => !same.tags.includes(tag)))
    else if (drawing !== lookOf(letter)) byDrawing.set(drawing, alternate)
  }
  return [...byDrawing.values()]
}

function lookOf({ picture, path, advance }: Outline): string {
  return `${advance} ${picture ?? path}`
}

function outlineOf(font: ShapedFont, glyph: number): Outline {
  const picture = font.pictureOf(glyph)
  return {
    ...(picture && { picture: addressOf(picture) }),
    path: font.pathOf(glyph),
    advance: font.advanceOf(glyph),
    bounds: font.boundsOf(glyph),
  }
}

function addressOf(picture: Picture): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawingOf(picture)).toString('base64')}`
}

type Letter = { letter: string; glyph: number; features: string[] }

/** Each other glyph of a letter, with the features that lead to it. */
function tagsByAlternate(font: ShapedFont, { letter, glyph, features }: Letter) {
  const alternates = new Map<number, string[]>()
  const add = (alternate: number, tag: string) =>
    alternates.set(alternate, [...(alternates.get(alternate) ?? []), tag])

  for (const [tag, form] of joins(letter) ? joinedForms(font, letter) : []) {
    if (form !== null && form !== glyph) add(form, tag)
  }
  for (const tag of features) {
    for (const alternate of alternatesBy(font, { letter, tag, glyph })) add(alternate, tag)
  }
  return alternates
}

/** A letter that joins none behind it stands between two as it stands after one. */
function joinedForms(font: ShapedFont, letter: string): (readonly [string, number | null])[] {
  const dir = directionOf(letter)
  const forms = JOINED.map(({ tag, before, after }) => {
    const glyphs = font.shape({ text: before + letter + after, lang: 'en', dir })
    // A joiner has no width.
    return [tag, soleGlyph(glyphs.filter(({ advance }) => advance !== 0))] as const
  })
  const final = forms.find(([tag]) => tag === 'fina')?.[1]
  return forms.filter(([tag, form]) => tag !== 'medi' || form !== final)
}

function joins(letter: string): boolean {
  return RIGHT_TO_LEFT.test(letter) || LEFT_TO_RIGHT.test(letter)
}

/** A single substitution has one alternate; others have each by its number, until none that is new comes. */
function alternatesBy(
  font: ShapedFont,
  { letter, tag, glyph }: { letter: string; tag: string; glyph: number },
): Set<number> {
  const found = new Set<number>()
  for (let alternate = 1; alternate <= MOST_ALTERNATES; alternate += 1) {
    const dir = directionOf(letter)
    const glyphs = font.shape({ text: letter, lang: 'en', dir, on: [tag], alternate })
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
