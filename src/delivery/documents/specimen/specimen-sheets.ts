import PDFDocument from 'pdfkit'
import type { Setting } from '@/domain/catalogue/score/score-facts'
import type {
  Paper,
  PrintedSpecimen,
  SpecimenText,
} from '@/domain/catalogue/specimens/compose-specimen'
import { ownValue } from '@/domain/own-value'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { setLine, type SetLine } from '@/fonts/specimens/set-line'
import { documentFaces, documentFonts, type FaceRole } from '../document-fonts'
import { FIGURES, lineSetter, type LineSetter } from '../line-setter'
import { DrawnFonts, type DrawnFont } from './drawn-fonts'

export const MM = 72 / 25.4

const SIZES: Record<Paper, [number, number]> = { a4: [595.28, 841.89], letter: [612, 792] }

const MARGIN = { top: 9 * MM, side: 12 * MM, bottom: 12 * MM }

const GUTTER = 4 * MM

const TONES = {
  positive: { paper: '#ffffff', ink: '#0a0a0a' },
  negative: { paper: '#08080a', ink: '#f5f5f5' },
}

const HAIR = 0.25

/** What is said beside the type, and the hairlines between. */
export const SOFT = 0.66

const FAINT = 0.3

/** A line in the typeface, in em of its size: how far it runs, and where its ink is. */
export type TypeLine = {
  drawn: DrawnFont
  line: SetLine
  text: string
  width: number
  ink: { left: number; right: number; top: number; bottom: number }
}

export type Features = { on?: string[]; off?: string[] }

type Label = {
  x: number
  y: number
  size?: number
  role?: FaceRole
  opacity?: number
  align?: 'left' | 'right'
}

type SheetsOptions = { specimen: PrintedSpecimen; paper: Paper; masters: Masters }

/** The bytes of each style. */
type Masters = ReadonlyMap<string, Uint8Array>

/** Pages of one measure; every length is in points, `y` from the top. */
export class SpecimenSheets {
  readonly width: number
  readonly height: number
  readonly left = MARGIN.side
  readonly right: number
  readonly bottom: number
  /** Where a page begins below its head. */
  top = 0
  readonly #document: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>
  readonly #drawn: DrawnFonts
  readonly #labels: LineSetter
  readonly #options: SheetsOptions
  readonly #fonts = new Map<string, DrawnFont>()
  #pages = 0

  constructor(options: SheetsOptions) {
    const { specimen, paper } = options
    ;[this.width, this.height] = SIZES[paper]
    this.right = this.width - MARGIN.side
    this.bottom = this.height - MARGIN.bottom
    this.#options = options
    const document = new PDFDocument({
      size: [this.width, this.height],
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      displayTitle: true,
      info: {
        Title: `${specimen.typeface}, specimen`,
        Author: specimen.shop,
        Creator: specimen.shop,
        Producer: specimen.shop,
        // The same specimen makes the same bytes.
        CreationDate: new Date(0),
        ModDate: new Date(0),
      },
    })
    this.#document = document
    this.#bytes = bytesOf(document)
    this.#drawn = new DrawnFonts(document)
    this.#labels = lineSetter(document, documentFonts(document, documentFaces(null)))
  }

  get measure(): number {
    return this.right - this.left
  }

  /** The left edge of one of the twelve columns, counted from 0. */
  column(place: number): number {
    return this.left + (place * (this.measure + GUTTER)) / 12
  }

  /** From the left edge of a column over so many. */
  span(count: number): number {
    return (count * (this.measure + GUTTER)) / 12 - GUTTER
  }

  page(
    head: [left: string, middle: string, right?: string],
    tone: keyof typeof TONES = 'positive',
  ) {
    this.#pages += 1
    this.#document.addPage({ size: [this.width, this.height], margin: 0 })
    const { paper, ink } = TONES[tone]
    if (tone === 'negative') this.#document.rect(0, 0, this.width, this.height).fill(paper)
    this.#document.fillColor(ink).strokeColor(ink)
    const y = MARGIN.top + 8
    this.label(head[0], { x: this.left, y, role: 'bold' })
    this.label(head[1], { x: this.column(3), y })
    this.label(head[2] ?? String(this.#pages), { x: this.right, y, align: 'right' })
    this.rule(y + 2.4 * MM + 3)
    this.top = y + 2.4 * MM + 3 + 8 * MM
  }

  rule(y: number, { faint = false, bleeds = false } = {}): void {
    const [from, to] = bleeds ? [0, this.width] : [this.left, this.right]
    this.#document.save().strokeOpacity(faint ? FAINT : 1)
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(HAIR).stroke().restore()
  }

  upright(x: number, from: number, to: number): void {
    this.#document.save().strokeOpacity(FAINT)
    this.#document.moveTo(x, from).lineTo(x, to).lineWidth(HAIR).stroke().restore()
  }

  /** A line in the interface's face. `y` is its baseline. */
  label(
    text: string,
    { x, y, size = 8, role = 'text', opacity = 1, align = 'left' }: Label,
  ): number {
    const { runs, width } = this.#labels.setLine({ text, role, size })
    let at = align === 'left' ? x : x - width
    this.#document.save().fillOpacity(opacity)
    for (const run of runs) {
      this.#document
        .font(run.face)
        .fontSize(size * run.scale)
        .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features: FIGURES })
      at += run.width
    }
    this.#document.restore()
    return width
  }

  /** Lines of it, each with its runs, none wider than told. */
  breakLabel(text: string, width: number, size: number): string[] {
    return this.#labels
      .breakLines({ text, width, role: 'text', size })
      .map(({ runs }) => runs.map((run) => run.text).join(''))
  }

  /** The typeface where its axes stand, with the optical size of type so large. */
  font({ style, at }: Setting, size: number): DrawnFont {
    const range = ownValue(this.#options.specimen.opticalSizes, style)
    const opsz = range && Math.min(range[1], Math.max(range[0], Math.round(size)))
    const coordinates = opsz === undefined ? at : { ...at, opsz }
    const key = JSON.stringify([style, coordinates])
    const known = this.#fonts.get(key)
    if (known) return known
    const master = this.#options.masters.get(style)
    if (!master) throw new Error('A specimen names a style whose file is not there.')
    const drawn = {
      font: new ShapedFont(master, coordinates),
      name: this.#options.specimen.typeface,
    }
    this.#fonts.set(key, drawn)
    return drawn
  }

  set(drawn: DrawnFont, { text, lang, dir }: SpecimenText, features: Features = {}): TypeLine {
    const { font } = drawn
    const { on = [], off = [] } = features
    const line = setLine(font, { text, dir }, { lang, on, off, tracking: 0 })
    const em = font.unitsPerEm
    const boxes = line.glyphs.flatMap(({ id, x, y }) => {
      const box = font.boundsOf(id)
      return box
        ? [{ left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom }]
        : []
    })
    const most = (side: 'left' | 'right' | 'top' | 'bottom', choose: typeof Math.max) =>
      boxes.length > 0 ? choose(...boxes.map((box) => box[side])) / em : 0
    const ink = {
      left: most('left', Math.min),
      right: most('right', Math.max),
      top: most('top', Math.max),
      bottom: most('bottom', Math.min),
    }
    return { drawn, line, text, width: line.width / em, ink }
  }

  /** `x` is its left end, `y` its baseline. */
  draw({ drawn, line, text }: TypeLine, at: { x: number; y: number; size: number }): void {
    this.#drawn.draw(drawn, { line, text, ...at })
  }

  async finish(): Promise<Buffer> {
    await this.#drawn.finish()
    this.#document.end()
    return this.#bytes
  }
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    document.on('end', () => {
      resolve(Buffer.concat(parts))
    })
    document.on('error', reject)
  })
}
