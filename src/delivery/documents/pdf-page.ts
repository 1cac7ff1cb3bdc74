import { documentFonts, type FaceRole } from './document-fonts'
import type { DocumentFaces } from './document-types'
import { bearingsOf, FIGURES, lineSetter, type LineSetter, type SetLine } from './line-setter'
import {
  MARGIN,
  openDocument,
  type DocumentOptions,
  type OpenDocument,
  PAPER,
} from './pdf-document'

/** Capital letters and figures stand about this high, in em. */
const CAPITAL = 0.72

/** Where a line stands in its height, in em: the same for every face, so that all lines keep one grid. */
const BASELINE = 0.93

const SIZE = 9.5

function leadingOf(size: number): number {
  return size * 1.2 + 2.5
}

/** A section begins where this much fits. */
export const SECTION_ROOM = 48

/** Behind a paragraph. */
const BETWEEN = 6

const SOFT_COLOUR = '#5c5c5b'

export const TEXT_COLOUR = '#0a0a0a'

const HAIRLINE_COLOUR = '#d6d6d4'

/** An A4 page, and as many as its text needs, with one measure from margin to margin: labels on the first quarter, text on the rest. */
export class PdfPage {
  readonly width = PAPER.width - 2 * MARGIN.side
  /** Where the labels end and the text begins, from the left margin. */
  readonly column = this.width * 0.26
  readonly #document: PDFKit.PDFDocument
  readonly #lines: LineSetter
  readonly #options: PdfPageOptions
  readonly #close: OpenDocument['close']
  #writeAgain: (() => void) | null = null
  #y = MARGIN.top
  #labelEnd = 0

  constructor(options: PdfPageOptions) {
    const { document, close } = openDocument(options)
    this.#options = options
    this.#document = document
    this.#close = close
    this.#lines = lineSetter(document, documentFonts(document, options.faces))
    this.#writeHead(options.head.right)
  }

  /** One line as large as the measure allows, ink on both margins, and no higher than told. */
  fitted(text: string, highest: number): void {
    const hundred = this.#lines.setLine({ text, role: 'heading', size: 100 })
    const ink = bearingsOf(this.#document, hundred, 100)
    const widest = (100 * this.width) / Math.max(1, hundred.width - ink.left - ink.right)
    const size = Math.min(widest, highest / CAPITAL)
    this.#room(size)
    this.#y += size * CAPITAL
    const line = this.#lines.setLine({ text, role: 'heading', size })
    this.#draw(line, { x: -(ink.left * size) / 100, size })
  }

  /** A label and a large figure on one line, its ink on the right margin. */
  figure(label: string, text: string, size: number): void {
    this.#y += size * CAPITAL
    this.#draw(this.#lines.setLine({ text: label, role: 'bold', size: SIZE }), { x: 0, size: SIZE })
    const line = this.#lines.setLine({ text, role: 'heading', size })
    const { right } = bearingsOf(this.#document, line, size)
    this.#draw(line, { x: this.width - line.width + right, size })
  }

  hairline(): void {
    this.#line(0.5, HAIRLINE_COLOUR)
  }

  /** The rule over a total. */
  rule(): void {
    this.#line(1, TEXT_COLOUR)
  }

  space(points: number): void {
    this.#y += points
  }

  /** Begins another page unless this much fits on the present one. */
  keep(height: number): void {
    this.#room(height)
  }

  /** Written now, and at the top of every page that follows; null: no more. */
  repeat(write: (() => void) | null): void {
    write?.()
    this.#writeAgain = write
  }

  /** A hairline, a label on the first quarter and what it names on the rest. */
  row(label: string, lines: RowLine[]): void {
    const width = this.width - this.column
    const heights = lines.map(({ text }) => this.heightOf({ text, width }))
    this.section(label, { keep: Math.min(heights.reduce((all, one) => all + one, 0) + 9, 200) })
    for (const { text, soft, bold } of lines) this.#paragraph(text, { soft, bold })
    this.#y += 8
  }

  /** A hairline and a label; the text that follows begins beside it. */
  section(label: string, { keep = SECTION_ROOM }: { keep?: number } = {}): void {
    this.#y = Math.max(this.#y, this.#labelEnd)
    const placed = { text: label, width: this.column - 14, role: 'bold' } as const
    const height = this.heightOf(placed)
    this.#room(Math.max(keep, height + 9))
    this.hairline()
    this.#y += 9
    this.place(placed)
    this.#labelEnd = this.#y + height + 8
  }

  /** `with`: the height of what follows, which its last lines are kept with. */
  paragraph(text: string, { with: after = 0 }: { with?: number } = {}): void {
    this.#paragraph(text, { after })
    this.#y += BETWEEN
  }

  /** Of a paragraph, with the space behind it. */
  measureParagraph(text: string): { lines: number; height: number } {
    const height = this.heightOf({ text, width: this.width - this.column })
    return { lines: Math.round(height / leadingOf(SIZE)), height: height + BETWEEN }
  }

  heightOf({ text, width, role = 'text', size = SIZE }: PlacedText): number {
    return this.#lines.breakLines({ text, width, role, size }).length * leadingOf(size)
  }

  /** Writes at this height without moving it, figures under figures: what makes a table. */
  place({ text, left = 0, width, align = 'left', ...rest }: PlacedText): void {
    const { role = 'text', size = SIZE, soft = false } = rest
    const start = this.#y
    for (const line of this.#lines.breakLines({ text, width, role, size })) {
      this.#y += BASELINE * size
      this.#draw(line, { x: align === 'left' ? left : left + width - line.width, size, soft })
      this.#y += leadingOf(size) - BASELINE * size
    }
    this.#y = start
  }

  /** What is drawn as vectors, from where the text begins. */
  drawing(draw: (document: PDFKit.PDFDocument, x: number, y: number) => void): void {
    draw(this.#document, MARGIN.side + this.column, this.#y)
  }

  finish(): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) this.#writeFooter(start + page, page + 1, count)
    return this.#close()
  }

  /** Text too long for the page goes on at the top of the next, in the same column: two of its lines here, two there. */
  #paragraph(text: string, { soft, bold, after = 0 }: ParagraphOptions): void {
    const role: FaceRole = bold ? 'bold' : 'text'
    const width = this.width - this.column
    const lines = this.#lines.breakLines({ text, width, role, size: SIZE })
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index
      const isStart = index === 0 || left === 2
      const together = isStart ? (left <= 3 ? left : 2) : 1
      this.#room(together * leadingOf(SIZE) + (left === together && isStart ? after : 0))
      this.#y += BASELINE * SIZE
      this.#draw(line, { x: this.column, size: SIZE, soft })
      this.#y += leadingOf(SIZE) - BASELINE * SIZE
    }
  }

  #room(height: number): void {
    if (this.#y + height <= PAPER.height - MARGIN.bottom) return
    this.#document.addPage()
    this.#y = MARGIN.top
    this.#labelEnd = 0
    this.#writeHead(this.#options.head.again)
    this.#y += 18
    this.#writeAgain?.()
  }

  #writeHead(right: string): void {
    this.place({ text: this.#options.head.left, width: this.width, role: 'bold' })
    this.place({ text: right, width: this.width, align: 'right', role: 'bold' })
    this.#y += 14
  }

  /** At the present height, which is its baseline. */
  #draw(line: SetLine, at: { x: number; size: number; soft?: boolean }): void {
    const options = { lineBreak: false, baseline: 'alphabetic', features: FIGURES } as const
    let x = MARGIN.side + at.x
    this.#document.fillColor(at.soft ? SOFT_COLOUR : TEXT_COLOUR)
    for (const { text, face, scale, width } of line.runs) {
      this.#document
        .font(face)
        .fontSize(at.size * scale)
        .text(text, x, this.#y, options)
      x += width
    }
  }

  #line(width: number, colour: string): void {
    this.#document.moveTo(MARGIN.side, this.#y).lineTo(PAPER.width - MARGIN.side, this.#y)
    this.#document.lineWidth(width).stroke(colour)
  }

  #writeFooter(page: number, number: number, count: number): void {
    this.#document.switchToPage(page)
    this.#y = PAPER.height - 56
    this.hairline()
    this.#y += 9
    const small = { size: 7.5, soft: true }
    this.place({ ...small, text: this.#options.footer, width: this.width * 0.8 })
    this.place({ ...small, text: `${number} of ${count}`, width: this.width, align: 'right' })
  }
}

export type PdfPageOptions = DocumentOptions & {
  /** The first line of every page, its two ends on the two margins; `again`: its right end from the second page on. */
  head: { left: string; right: string; again: string }
  /** The last line of every page, beside its number. */
  footer: string
  faces: DocumentFaces
}

export type PlacedText = {
  text: string
  /** From the left margin. */
  left?: number
  width: number
  align?: 'left' | 'right'
  role?: FaceRole
  size?: number
  soft?: boolean
}

type ParagraphOptions = Omit<RowLine, 'text'> & { after?: number }

type RowLine = { text: string; soft?: boolean; bold?: boolean }
