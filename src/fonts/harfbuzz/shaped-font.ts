import { Blob, Buffer, Direction, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'

import type { Direction as TextDirection } from '@/domain/catalogue/typeface-view'

import { type KernPairs, pairKey, readKernPairs } from '../sfnt/kern-table'
import { readSfnt } from '../sfnt/read-sfnt'
import { ColourPainter, type Paint, type Picture } from './colour-painter'
import { inkBoundsOf, type Box } from './outline-bounds'

export type Glyph = {
  id: number
  cluster: number
  advance: number
  xOffset: number
  yOffset: number
}

export type TextRun = {
  text: string
  lang: string
  dir: TextDirection
  on?: string[]
  off?: string[]
  /** Which of its alternates a feature takes, beginning at 1. */
  alternate?: number
}

const faces = new WeakMap<Uint8Array, Face>()

/** A name in many weights opens the same file at many places: its bytes are copied into HarfBuzz's memory once. */
function faceOf(sfnt: Uint8Array): Face {
  const face = faces.get(sfnt) ?? new Face(new Blob(sfnt))
  faces.set(sfnt, face)
  return face
}

const kernings = new WeakMap<Uint8Array, KernPairs>()

function kerningOf(sfnt: Uint8Array): KernPairs {
  const pairs = kernings.get(sfnt) ?? readKernPairs(readSfnt(sfnt))
  kernings.set(sfnt, pairs)
  return pairs
}

/** A font at one place on its axes, asked for advances, ink and shaped text in units of the em square. */
export class ShapedFont {
  readonly unitsPerEm: number
  readonly #font: Font
  readonly #kerning: KernPairs
  readonly #painter: ColourPainter | null

  constructor(sfnt: Uint8Array, coordinates: Record<string, number> = {}) {
    const face = faceOf(sfnt)
    this.unitsPerEm = face.upem
    this.#font = new Font(face)
    this.#kerning = kerningOf(sfnt)
    this.#painter = ColourPainter.of(sfnt, coordinates)
    this.#font.setVariations(
      Object.entries(coordinates).map(([tag, value]) => new Variation(tag, value)),
    )
  }

  covers(text: string): boolean {
    return [...text].every((letter) => this.#font.nominalGlyph(letter.codePointAt(0) ?? 0))
  }

  advanceOf(glyph: number): number {
    return this.#font.glyphHAdvance(glyph)
  }

  glyphOf(code: number): number | null {
    return this.#font.nominalGlyph(code) ?? null
  }

  /** What the font calls a glyph; null where it has no names. */
  nameOf(glyph: number): string | null {
    const name = this.#font.glyphName(glyph)
    return name === '' || /^gid\d+$/.test(name) ? null : name
  }

  /** An SVG path, y upwards. */
  pathOf(glyph: number): string {
    return this.#font.glyphToPath(glyph)
  }

  /** A glyph in the font's own colours; null where it has an outline alone. */
  pictureOf(glyph: number, paint?: Paint): Picture | null {
    return this.#painter?.paint(glyph, paint) ?? null
  }

  /** The advance of a character standing alone, before any feature. */
  widthOf(code: number): number {
    return this.#font.glyphHAdvance(this.#font.nominalGlyph(code) ?? 0)
  }

  /** Where a glyph's ink ends, to a hair: slower than its bounds. null for a space. */
  inkOf(glyph: number): Box | null {
    return this.pictureOf(glyph)?.box ?? inkBoundsOf(this.pathOf(glyph))
  }

  /** The box around a glyph's points, from its origin; null for a space. */
  boundsOf(glyph: number): Box | null {
    const picture = this.pictureOf(glyph)
    if (picture) return picture.box
    const extents = this.#font.glyphExtents(glyph)
    if (!extents || (extents.width === 0 && extents.height === 0)) return null
    return {
      left: extents.xBearing,
      right: extents.xBearing + extents.width,
      top: extents.yBearing,
      bottom: extents.yBearing + extents.height,
    }
  }

  /** Glyphs from left to right; `on` and `off` name the features that the page switches. */
  shape({ text, lang, dir, on = [], off = [], alternate = 1 }: TextRun): Glyph[] {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.setLanguage(lang)
    buffer.guessSegmentProperties()
    buffer.setDirection(dir === 'rtl' ? Direction.RTL : Direction.LTR)
    shape(this.#font, buffer, [
      ...on.map((tag) => new Feature(tag, alternate)),
      ...off.map((tag) => new Feature(tag, 0)),
    ])
    const positions = buffer.getGlyphPositions()
    const infos = buffer.getGlyphInfos()
    const kernOf = (left: number, right: number | undefined) =>
      right === undefined || off.includes('kern')
        ? 0
        : (this.#kerning.get(pairKey(left, right)) ?? 0)
    return infos.map(({ codepoint, cluster }, index) => ({
      id: codepoint,
      cluster,
      advance: (positions[index]?.xAdvance ?? 0) + kernOf(codepoint, infos[index + 1]?.codepoint),
      xOffset: positions[index]?.xOffset ?? 0,
      yOffset: positions[index]?.yOffset ?? 0,
    }))
  }
}
