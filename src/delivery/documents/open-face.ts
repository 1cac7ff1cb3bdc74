type Document = PDFKit.PDFDocument

/** Can a face draw this letter? */
type Coverage = (sign: string) => boolean

export type OpenFace = { face: string; has: Coverage; xHeight: number | null }

/** What Helvetica has above Latin-1. */
const STANDARD_SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** A file may look like a font and still be broken further on: it is no face then. */
export function openFace(document: Document, face: string): OpenFace | null {
  try {
    const { font } = openFont(document.font(face))
    keepMeanings(font)
    const xHeight = font.xHeight ? font.xHeight / (font.unitsPerEm ?? 1000) : null
    return { face, has: coverageOf(font), xHeight }
  } catch {
    return null
  }
}

const TOLD = new WeakSet<object>()

/**
 * fontkit (2.0) keeps each glyph as it was first asked for: a u that was opened as a part of ü stands for no letter ever after, and a copied
 * or read-out "Austria" loses it. Whoever asks with a letter tells the glyph its meaning.
 */
function keepMeanings(font: LibraryFont): void {
  const { getGlyph } = font
  if (!getGlyph || TOLD.has(font)) return
  TOLD.add(font)
  font.getGlyph = function (id, letters = []) {
    const glyph = getGlyph.call(this, id, letters)
    if (glyph && glyph.codePoints.length === 0 && letters.length > 0) glyph.codePoints = letters
    return glyph
  }
}

function coverageOf(font: LibraryFont): Coverage {
  if (!isEmbedded(font)) return isStandard
  const known = new Map<string, boolean>()
  return (sign) => {
    const asked = known.get(sign)
    if (asked !== undefined) return asked
    const answer = draws(font, sign)
    known.set(sign, answer)
    return answer
  }
}

/**
 * A letter that is a picture (sbix) or layers of colour (COLR) has no outline that a document takes up: it would be nothing,
 * or an error, on paper.
 */
function draws(font: EmbeddedFont, sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  try {
    if (!font.hasGlyphForCodePoint(code)) return false
    if (/^\p{White_Space}$/u.test(sign)) return true
    return font.glyphForCodePoint(code).path.commands.length > 0
  } catch {
    return false
  }
}

function isStandard(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x100 || STANDARD_SIGNS.includes(String.fromCodePoint(code))
}

type EmbeddedFont = {
  hasGlyphForCodePoint: (codePoint: number) => boolean
  glyphForCodePoint: (codePoint: number) => { path: { commands: unknown[] } }
}

type Glyph = { codePoints: number[] }

type LibraryFont = Partial<EmbeddedFont> & {
  xHeight?: number
  unitsPerEm?: number
  getGlyph?: (id: number, letters?: number[]) => Glyph | null
}

function isEmbedded(font: LibraryFont): font is EmbeddedFont {
  return font.hasGlyphForCodePoint !== undefined
}

/** The library keeps the open font to itself; only there does it say which letters it has. */
function openFont(document: Document): { font: LibraryFont } {
  return (document as unknown as { _font: { font: LibraryFont } })._font
}
