import { FIGURES, type SetLine } from './set-lines'

type Glyph = { bbox: { minX: number; maxX: number } }
type GlyphRun = { glyphs: Glyph[]; positions: { xAdvance: number }[] }
type OpenFont = { unitsPerEm: number; layout?: (text: string, features: string[]) => GlyphRun }

/** The white before the first letter of a line and after its last: large type is set by its ink, not by its boxes. */
export function bearingsOf(
  document: PDFKit.PDFDocument,
  { runs }: SetLine,
  size: number,
): { left: number; right: number } {
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
  return {
    left: inEm(first.bbox.minX, font),
    right: inEm(end.xAdvance - last.bbox.maxX, font),
  }
}

/** What has no ink, such as a space, ends nowhere. */
function inEm(value: number, { unitsPerEm }: OpenFont): number {
  return Number.isFinite(value) ? value / unitsPerEm : 0
}
