import sharp from 'sharp'
import { drawingOf, type Picture } from '@/fonts/harfbuzz/colour-painter'
import { outlineCommandsOf } from '@/fonts/harfbuzz/outline-bounds'
import type { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import type { SetLine } from '@/fonts/specimens/set-line'

type Document = PDFKit.PDFDocument

/** The library's types know less of it than it can. */
type Reference = { data: Record<string, unknown>; end: (content?: string) => void }

type ImageDocument = {
  openImage(bytes: Buffer): { embed(document: ImageDocument): void; obj: Reference }
}

/** Fine enough for a name across a page. */
const PIXELS_AN_EM = 400

/** A font at one place on its axes, under the name it has in the document. */
export type DrawnFont = { font: ShapedFont; name: string }

export type DrawnLine = { line: SetLine; text: string; x: number; y: number; size: number }

/** As many codes as one font of this kind has. */
const CODES = 255

type Part = { id: string; reference: Reference; codes: Map<number, number> }

/**
 * Letters in a document as its own drawings (Type 3, PDF 32000-1, 9.6.5), each once, and only those that stand there: whatever
 * HarfBuzz has shaped is set as it is, at any place on the axes, can be searched and copied, and no font file is in the document
 * that anybody could take out and install.
 */
export class DrawnFonts {
  readonly #document: Document
  readonly #parts = new Map<DrawnFont, Part[]>()
  readonly #letters = new Map<DrawnFont, Map<number, string>>()
  #count = 0

  constructor(document: Document) {
    this.#document = document
  }

  /** `y` is the baseline, from the top of the page. */
  draw(drawn: DrawnFont, { line, text, x, y, size }: DrawnLine): void {
    const scale = size / drawn.font.unitsPerEm
    this.#note(drawn, text)
    const pieces = [`/Span <</ActualText <${utf16(text)}>>> BDC`, 'BT']
    let last: Part | null = null
    for (const glyph of line.glyphs) {
      const part = this.#partOf(drawn, glyph.id)
      if (part !== last) pieces.push(`/${part.id} ${number(size)} Tf`)
      last = part
      const at = `${number(x + glyph.x * scale)} ${number(y - glyph.y * scale)}`
      pieces.push(`1 0 0 -1 ${at} Tm <${hex(part.codes.get(glyph.id) ?? 0, 2)}> Tj`)
    }
    this.#document.addContent([...pieces, 'ET', 'EMC'].join('\n'))
  }

  /** To be called before the document is closed. */
  async finish(): Promise<void> {
    for (const [drawn, parts] of this.#parts) {
      for (const part of parts) await this.#write(drawn, part)
    }
  }

  #note(drawn: DrawnFont, text: string): void {
    const letters = this.#letters.get(drawn) ?? new Map<number, string>()
    this.#letters.set(drawn, letters)
    for (const letter of text) {
      const glyph = drawn.font.glyphOf(letter.codePointAt(0) ?? 0)
      if (glyph !== null && !letters.has(glyph)) letters.set(glyph, letter)
    }
  }

  #partOf(drawn: DrawnFont, glyph: number): Part {
    const parts = this.#parts.get(drawn) ?? []
    this.#parts.set(drawn, parts)
    const part = parts.find(({ codes }) => codes.has(glyph)) ?? this.#partWithRoom(parts)
    if (!part.codes.has(glyph)) part.codes.set(glyph, part.codes.size + 1)
    const page = this.#document.page as unknown as { fonts: Record<string, unknown> }
    page.fonts[part.id] = part.reference
    return part
  }

  #partWithRoom(parts: Part[]): Part {
    const last = parts.at(-1)
    if (last && last.codes.size < CODES) return last
    this.#count += 1
    const reference = this.#document.ref({}) as unknown as Reference
    const part = { id: `D${this.#count}`, reference, codes: new Map<number, number>() }
    parts.push(part)
    return part
  }

  async #write(drawn: DrawnFont, { id, reference, codes }: Part): Promise<void> {
    const { font, name } = drawn
    const glyphs = [...codes.keys()]
    const images = new Map<number, Reference>()
    for (const glyph of glyphs) {
      const picture = font.pictureOf(glyph)
      if (picture) images.set(glyph, await this.#imageOf(picture, font.unitsPerEm))
    }
    const procedures = glyphs.map((glyph) => this.#drawing(font, glyph, images.has(glyph)))
    const em = 1 / font.unitsPerEm
    Object.assign(reference.data, {
      Type: 'Font',
      Subtype: 'Type3',
      // Whoever lists the fonts of a document sees that it holds a part of one.
      BaseFont: `${tagOf(Number(id.slice(1)))}+${name.replace(/[^\w-]/g, '')}`,
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [em, 0, 0, em, 0, 0],
      FirstChar: 1,
      LastChar: glyphs.length,
      Widths: glyphs.map((glyph) => font.advanceOf(glyph)),
      Encoding: { Type: 'Encoding', Differences: [1, ...glyphs.map((glyph) => `g${glyph}`)] },
      CharProcs: Object.fromEntries(glyphs.map((glyph, at) => [`g${glyph}`, procedures[at]])),
      Resources: {
        XObject: Object.fromEntries([...images].map(([glyph, image]) => [`g${glyph}`, image])),
      },
      ToUnicode: this.#meanings(codes, this.#letters.get(drawn) ?? new Map()),
    })
    reference.end()
  }

  /** As a picture: gradients and bitmaps have no short way into PDF. */
  async #imageOf(picture: Picture, unitsPerEm: number): Promise<Reference> {
    const drawing = drawingOf(picture, unitsPerEm / PIXELS_AN_EM)
    const document = this.#document as unknown as ImageDocument
    const image = document.openImage(await sharp(Buffer.from(drawing)).png().toBuffer())
    image.embed(document)
    return image.obj
  }

  #drawing(font: ShapedFont, glyph: number, isPicture: boolean): Reference {
    const { left, bottom, right, top } = font.boundsOf(glyph) ?? NO_BOX
    const box = [left, bottom, right, top].map((side) => Math.round(side)).join(' ')
    const stream = this.#document.ref({}) as unknown as Reference
    const advance = font.advanceOf(glyph)
    if (isPicture) {
      const place = [right - left, 0, 0, top - bottom, left, bottom].map(number).join(' ')
      stream.end(`${advance} 0 d0\nq ${place} cm /g${glyph} Do Q`)
      return stream
    }
    stream.end(`${advance} 0 ${box} d1\n${pathOf(font.pathOf(glyph))}f`)
    return stream
  }

  #meanings(codes: Map<number, number>, letters: Map<number, string>): Reference {
    const known = [...codes].flatMap(([glyph, code]) => {
      const letter = letters.get(glyph)
      return letter ? [`<${hex(code, 2)}> <${utf16(letter).slice(4)}>`] : []
    })
    const map = this.#document.ref({}) as unknown as Reference
    map.end(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
        '/CMapName /Drawn def /CMapType 2 def',
        '1 begincodespacerange <00> <ff> endcodespacerange',
        ...hundreds(known).map((some) =>
          [`${some.length} beginbfchar`, ...some, 'endbfchar'].join('\n'),
        ),
        'endcmap CMapName currentdict /CMap defineresource pop end end',
      ].join('\n'),
    )
    return map
  }
}

const NO_BOX = { left: 0, bottom: 0, right: 0, top: 0 }

/** An outline as PDF draws it, which knows no quadratic curves. */
function pathOf(path: string): string {
  let pen = { x: 0, y: 0 }
  return outlineCommandsOf(path)
    .map(({ letter, points }) => {
      const [handle = pen, end = handle] = points
      const curve = letter === 'Q' ? [twoThirds(pen, handle), twoThirds(end, handle), end] : points
      pen = points.at(-1) ?? pen
      const places = curve.map(({ x, y }) => `${number(x)} ${number(y)}`).join(' ')
      return `${places} ${OPERATORS.get(letter) ?? 'h'}\n`
    })
    .join('')
}

const OPERATORS = new Map([
  ...['M', 'L'].map((one) => [one, one.toLowerCase()] as const),
  ['Q', 'c'],
  ['C', 'c'],
])

type Point = { x: number; y: number }

function twoThirds(from: Point, to: Point): Point {
  return { x: from.x + (2 * (to.x - from.x)) / 3, y: from.y + (2 * (to.y - from.y)) / 3 }
}

function hundreds(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  )
}

/** "AAAAAB" for 1: six capitals say that a font is a part of one. */
function tagOf(count: number): string {
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(count / 26 ** (5 - place)) % 26)),
  ).join('')
}

function utf16(text: string): string {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}
