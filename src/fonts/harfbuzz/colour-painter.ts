import { readSfnt } from '../sfnt/read-sfnt'
import { hasTable } from '../sfnt/sfnt'
import type { Box } from './outline-bounds'
import {
  type ColourEngine,
  HarfbuzzScope,
  memoryOf,
  openColourEngine,
  openFace,
  tagNumber,
} from './subsetter'

/** A glyph in its colours: SVG in units of the font, y upwards, and the box around it. */
export type Picture = { svg: string; box: Box }

/** `ink`, as `#rrggbb`: of what stands in the text's own colour. `palette`: one of the font's, from 0. */
export type Paint = { ink?: string; palette?: number }

/** What HarfBuzz paints; `SVG ` it does not. */
const PAINTED_TABLES = ['COLR', 'sbix', 'CBDT']

/** A tag and a number of four bytes each. */
const VARIATION = 8

/** Text in a colour font that is to be seen as it will be set. */
export class ColourPainter {
  readonly #hb: ColourEngine
  readonly #font: number
  readonly #pictures = new Map<string, Picture | null>()

  /** null: a font without colours. */
  static of(font: Uint8Array, coordinates: Record<string, number>): ColourPainter | null {
    const sfnt = readSfnt(font)
    const isColoured = PAINTED_TABLES.some((tag) => hasTable(sfnt, tag))
    return isColoured ? new ColourPainter(font, coordinates) : null
  }

  private constructor(font: Uint8Array, coordinates: Record<string, number>) {
    this.#hb = openColourEngine()
    // Its memory goes with this painter, and what lies in it.
    this.#font = this.#hb.hb_font_create(openFace(this.#hb, new HarfbuzzScope(), font))
    const axes = Object.entries(coordinates)
    const place = this.#hb.malloc(axes.length * VARIATION)
    const view = new DataView(this.#hb.memory.buffer, place)
    for (const [at, [tag, value]] of axes.entries()) {
      view.setUint32(at * VARIATION, tagNumber(tag), true)
      view.setFloat32(at * VARIATION + 4, value, true)
    }
    this.#hb.hb_font_set_variations(this.#font, place, axes.length)
  }

  /** null: this glyph has an outline alone. */
  paint(glyph: number, { ink = '#000000', palette = 0 }: Paint = {}): Picture | null {
    const key = `${glyph} ${ink} ${palette}`
    const known = this.#pictures.get(key)
    if (known !== undefined) return known
    const picture = this.#paint(glyph, { ink, palette })
    this.#pictures.set(key, picture)
    return picture
  }

  #paint(glyph: number, { ink, palette }: Required<Paint>): Picture | null {
    const hb = this.#hb
    using scope = new HarfbuzzScope()
    const paint = scope.own(
      hb.hb_vector_paint_create_or_fail(tagNumber('svg ')),
      hb.hb_vector_paint_destroy,
      'paint',
    )
    hb.hb_vector_paint_set_foreground(paint, blueFirst(ink))
    hb.hb_vector_paint_set_palette(paint, palette)
    if (hb.hb_vector_paint_glyph_or_fail(paint, this.#font, glyph, 1) === 0) return null

    const drawing = hb.hb_vector_paint_render(paint)
    if (drawing === 0) return null
    const blob = scope.own(drawing, hb.hb_blob_destroy, 'draw')
    const start = hb.hb_blob_get_data(blob, 0)
    const bytes = memoryOf(hb).slice(start, start + hb.hb_blob_get_length(blob))
    return pictureIn(new TextDecoder().decode(bytes), `g${glyph}-`)
  }
}

/** A picture by itself, so many units of the font to a pixel. */
export function drawingOf({ svg, box }: Picture, units = 1): string {
  const [width, height] = [box.right - box.left, box.top - box.bottom]
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.ceil(side / units)))
  const size = `width="${wide}" height="${high}" preserveAspectRatio="none"`
  const view = `viewBox="${box.left} ${-box.top} ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><g transform="scale(1,-1)">${svg}</g></svg>`
}

/** HarfBuzz writes colours as blue, green, red and opacity. */
function blueFirst(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((digits) =>
    Number.parseInt(digits, 16),
  )
  return ((blue << 24) | (green << 16) | (red << 8) | 0xff) >>> 0
}

const DRAWING = /^<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>\s*$/s

/** What is inside of a drawing, its gradients and clips under names that no other glyph on the sheet has. */
function pictureIn(drawing: string, prefix: string): Picture | null {
  const [, viewBox = '', inside = ''] = DRAWING.exec(drawing) ?? []
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  if (width <= 0 || height <= 0) return null
  const svg = inside.replace(/(\bid="|href="#|url\(#)([\w-]+)/g, `$1${prefix}$2`)
  return {
    svg: `<g transform="scale(1,-1)">${svg.trim()}</g>`,
    box: { left, right: left + width, top: -top, bottom: -top - height },
  }
}
