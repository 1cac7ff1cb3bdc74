import PDFDocument from 'pdfkit'
import { documentFonts } from './document-fonts'
import type { DocumentFonts, FaceRole } from './document-fonts'
import type { DocumentFaces } from './document-types'

export type PdfPageOptions = {
  title: string
  author: string
  date: Date
  /** The last line of every page, beside its number. */
  footer: string
  faces: DocumentFaces
}

const PAPER = { width: 595.28, height: 841.89 }
const MARGIN = { side: 48, top: 52, bottom: 84 }
const TEXT_COLOUR = '#0a0a0a'
const SOFT_COLOUR = '#5c5c5b'
const HAIRLINE_COLOUR = '#d6d6d4'

/** Capital letters and figures stand about this high, in em. */
const CAPITAL = 0.72

/** An A4 page, and as many as its text needs, with one measure from margin to margin: labels on the first quarter, text on the rest. */
export class PdfPage {
  readonly width = PAPER.width - 2 * MARGIN.side
  readonly #column = MARGIN.side + this.width * 0.26
  readonly #document: PDFKit.PDFDocument
  readonly #setFace: DocumentFonts
  readonly #footer: string
  readonly #parts: Buffer[] = []
  #y = MARGIN.top
  #labelEnd = 0

  constructor({ title, author, date, footer, faces }: PdfPageOptions) {
    const { side, top } = MARGIN
    this.#document = new PDFDocument({
      size: 'A4',
      margins: { left: side, right: side, top, bottom: MARGIN.bottom },
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      info: {
        Title: title,
        ...{ Author: author, Creator: author, Producer: author },
        ...{ CreationDate: date, ModDate: date },
      },
    })
    this.#document.on('data', (part: Buffer) => this.#parts.push(part))
    this.#setFace = documentFonts(this.#document, faces)
    this.#footer = footer
  }

  /** One line as large as the measure allows, and no higher than told. */
  fitted(text: string, highest: number): void {
    this.#face('heading', text, 100)
    const widest = (100 * this.width) / Math.max(1, this.#document.widthOfString(text))
    const size = Math.min(widest, highest / CAPITAL)
    this.#room(size)
    this.#face('heading', text, size)
    this.#write(text, MARGIN.side, this.#y + size * CAPITAL, { baseline: 'alphabetic' })
    this.#y += size * CAPITAL
  }

  hairline(): void {
    this.#document.moveTo(MARGIN.side, this.#y).lineTo(PAPER.width - MARGIN.side, this.#y)
    this.#document.lineWidth(0.5).stroke(HAIRLINE_COLOUR)
  }

  space(points: number): void {
    this.#y += points
  }

  /** A short line with its two ends on the two margins. */
  ends(left: string, right: string): void {
    this.#room(14)
    this.#face('bold', left, 9.5)
    this.#write(left, MARGIN.side, this.#y, {})
    this.#face('text', right, 9.5)
    this.#write(right, MARGIN.side, this.#y, { width: this.width, align: 'right' })
    this.#y += 14
  }

  /** A hairline, a label on the first quarter and what it names on the rest. */
  row(label: string, lines: { text: string; soft?: boolean; bold?: boolean }[]): void {
    this.section(label)
    for (const { text, soft, bold } of lines) this.#paragraph(text, { soft, bold })
    this.#y += 8
  }

  /** A hairline and a label; the text that follows begins beside it. */
  section(label: string): void {
    this.#y = Math.max(this.#y, this.#labelEnd)
    this.#room(48)
    this.hairline()
    this.#y += 9
    this.#face('bold', label, 9.5)
    this.#write(label, MARGIN.side, this.#y, { width: this.width * 0.23, lineGap: 2.5 })
    this.#labelEnd = this.#document.y + 8
  }

  paragraph(text: string): void {
    this.#paragraph(text, {})
    this.#y += 6
  }

  finish(): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) this.#writeFooter(start + page, page + 1, count)

    return new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(this.#parts)))
      this.#document.on('error', reject)
      this.#document.end()
    })
  }

  /** Text too long for the page goes on at the top of the next, in the same column. */
  #paragraph(text: string, { soft, bold }: { soft?: boolean; bold?: boolean }): void {
    this.#room(14)
    this.#face(bold ? 'bold' : 'text', text, 9.5)
    const width = PAPER.width - MARGIN.side - this.#column
    this.#document.fillColor(soft ? SOFT_COLOUR : TEXT_COLOUR)
    this.#document.text(text, this.#column, this.#y, { width, lineGap: 2.5 })
    this.#y = this.#document.y
  }

  #room(height: number): void {
    if (this.#y + height <= PAPER.height - MARGIN.bottom) return
    this.#document.addPage()
    this.#y = MARGIN.top
    this.#labelEnd = 0
  }

  #face(role: FaceRole, text: string, size: number): void {
    this.#setFace(role, text)
    this.#document.fontSize(size)
  }

  #write(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    this.#document
      .fillColor(TEXT_COLOUR)
      .text(text, x, y, { lineBreak: 'width' in options, ...options })
  }

  /** Below the margin: without lowering it first, each footer would begin another page. */
  #writeFooter(page: number, number: number, count: number): void {
    this.#document.switchToPage(page)
    this.#document.page.margins.bottom = 0
    this.#y = PAPER.height - 56
    this.hairline()
    const y = this.#y + 9
    this.#face('text', this.#footer, 7.5)
    this.#document
      .fillColor(SOFT_COLOUR)
      .text(this.#footer, MARGIN.side, y, { width: this.width * 0.8 })
    const words = `${number} of ${count}`
    this.#document.text(words, MARGIN.side, y, { width: this.width, align: 'right' })
  }
}
