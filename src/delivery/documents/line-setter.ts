import type { DocumentFonts, FaceRole, FaceRun } from './document-fonts'

type Document = PDFKit.PDFDocument

/** Each as wide and as high as the others: numbers are compared, and read out. */
export const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

type SetRun = FaceRun & { width: number }

export type SetLine = { runs: SetRun[]; width: number }

type LineRequest = { text: string; width: number; role: FaceRole; size: number }

/** Where a line may end: after a space, after a hyphen or slash between words. */
const BREAKS = /(?<= )(?! )|(?<=[-–/])(?=\p{L})/u

export type LineSetter = {
  /** Lines no wider than asked; a word that is wider than a whole line is parted anywhere. */
  breakLines: (request: LineRequest) => SetLine[]
  setLine: (request: Omit<LineRequest, 'width'>) => SetLine
}

/** What is measured here is what is drawn: heights and breaks agree to the point. */
export function lineSetter(document: Document, fonts: DocumentFonts): LineSetter {
  const setLine: LineSetter['setLine'] = ({ text, role, size }) => {
    const runs = fonts(role, text).map((run) => ({ ...run, width: widthOf(run, size) }))
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
  }

  return { setLine, breakLines }

  function widthOf({ text, face, scale }: FaceRun, size: number): number {
    document.font(face).fontSize(size * scale)
    return document.widthOfString(text, { features: FIGURES })
  }

  function breakLines(request: LineRequest): SetLine[] {
    const { text, width } = request
    const widthOfText = (part: string) => setLine({ ...request, text: part }).width
    const lines: string[] = []
    let line = ''
    let reached = 0
    for (const word of text.split(BREAKS).flatMap((part) => fitting(part))) {
      const bare = widthOfText(word.trimEnd())
      if (line !== '' && reached + bare > width) {
        lines.push(line)
        ;[line, reached] = ['', 0]
      }
      line += word
      reached += widthOfText(word)
    }
    return [...lines, line].map((one) => setLine({ ...request, text: one.trimEnd() }))

    function fitting(word: string): string[] {
      return widthOfText(word.trimEnd()) <= width ? [word] : partWord(word)
    }

    function partWord(word: string): string[] {
      const parts = ['']
      for (const { segment } of new Intl.Segmenter('en').segment(word)) {
        const grown = parts.at(-1) + segment
        if (widthOfText(grown.trimEnd()) <= width) parts[parts.length - 1] = grown
        else parts.push(segment)
      }
      return parts.filter((part) => part !== '')
    }
  }
}

type Glyph = { bbox: { minX: number; maxX: number } }

type GlyphRun = { glyphs: Glyph[]; positions: { xAdvance: number }[] }

type OpenFont = { unitsPerEm: number; layout?: (text: string, features: string[]) => GlyphRun }

/** The white before the first letter of a line and after its last: large type is set by its ink, not by its boxes. */
export function bearingsOf(document: PDFKit.PDFDocument, { runs }: SetLine, size: number) {
  const [first, last] = [runs[0], runs.at(-1)]
  return {
    left: first ? bearingsOfRun(document, first).left * size : 0,
    right: last ? bearingsOfRun(document, last).right * size : 0,
  }
}

/** In em; of a standard face, which nobody has opened, they are not known. */
function bearingsOfRun(document: PDFKit.PDFDocument, { text, face }: SetLine['runs'][number]) {
  const { font } = (document.font(face) as unknown as { _font: { font: OpenFont } })._font
  const run = font.layout?.(text, FIGURES)
  const [first, last, end] = [run?.glyphs[0], run?.glyphs.at(-1), run?.positions.at(-1)]
  if (!first || !last || !end) return { left: 0, right: 0 }
  return { left: inEm(first.bbox.minX, font), right: inEm(end.xAdvance - last.bbox.maxX, font) }
}

/** What has no ink, such as a space, ends nowhere. */
function inEm(value: number, { unitsPerEm }: OpenFont): number {
  return Number.isFinite(value) ? value / unitsPerEm : 0
}
