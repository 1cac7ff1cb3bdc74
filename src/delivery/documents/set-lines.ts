import type { DocumentFonts, FaceRole, FaceRun } from './document-fonts'

type Document = PDFKit.PDFDocument

/** Each as wide and as high as the others: numbers are compared, and read out. */
export const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

export type SetRun = FaceRun & { width: number }
export type SetLine = { runs: SetRun[]; width: number }

export type LineRequest = { text: string; width: number; role: FaceRole; size: number }

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
