import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import anyAscii from 'any-ascii'
import type { DocumentFaces } from './document-types'

type Document = PDFKit.PDFDocument

export type FaceRole = 'text' | 'bold' | 'heading'

/** A piece of a text in one face; `scale` makes its small letters as high as those of the first. */
export type FaceRun = { text: string; face: string; scale: number }

/** Divides a text among the faces of a role: each letter stands in the first that has it. */
export type DocumentFonts = (role: FaceRole, text: string) => FaceRun[]

const STANDARD = { text: 'Helvetica', bold: 'Helvetica-Bold', heading: 'Helvetica-Bold' } as const

/** Joiners and the like: nothing to be seen. */
const UNSEEN = /[\p{Cf}\u{FE00}-\u{FE0F}]/u

export function documentFonts(document: Document, faces: DocumentFaces): DocumentFonts {
  const open = openOnce(document)
  const { text, bold, heading, fallbacks = [], boldFallbacks = [] } = faces
  const chain = (paths: (string | null)[], last: string) =>
    new FaceChain(usableOf(paths, faces.embedded ? null : last), open)
  const chains = {
    text: chain([text, ...fallbacks, bold, heading], STANDARD.text),
    bold: chain([bold, ...boldFallbacks, text, ...fallbacks, heading], STANDARD.bold),
    heading: chain([heading, bold, text, ...fallbacks], STANDARD.heading),
  }
  // Large figures stand in one face, or they look like a mistake.
  return (role, words) => runsOf(role === 'heading' ? chains[role].one(words) : chains[role], words)
}

function usableOf(paths: (string | null)[], last: string | null): string[] {
  const usable = paths.filter((path): path is string => path !== null && isStaticFont(path))
  return [
    ...new Set(usable.length > 0 && last === null ? usable : [...usable, last ?? 'Helvetica']),
  ]
}

/** The faces of a role in their order; each is opened when it is needed, for most texts need the first alone. */
class FaceChain {
  constructor(
    readonly paths: string[],
    readonly open: (face: string) => OpenFace | null,
  ) {}

  find(isRight: (face: OpenFace) => boolean): OpenFace | null {
    for (const path of this.paths) {
      const face = this.open(path)
      if (face && isRight(face)) return face
    }
    return null
  }

  get first(): OpenFace {
    return this.find(() => true)!
  }

  /** The one face that lacks the fewest letters of a text. */
  one(text: string): FaceChain {
    const lacks = ({ has }: OpenFace) => [...text].filter((sign) => !has(sign)).length
    const whole = this.find((face) => lacks(face) === 0)
    if (whole) return new FaceChain([whole.face], this.open)
    const faces = this.paths.flatMap((path) => this.open(path) ?? [])
    const best = faces.reduce((a, b) => (lacks(b) < lacks(a) ? b : a))
    return new FaceChain([best.face], this.open)
  }
}

function openOnce(document: Document): (face: string) => OpenFace | null {
  const opened = new Map<string, OpenFace | null>()
  return (face) => {
    if (!opened.has(face)) opened.set(face, openFace(document, face))
    return opened.get(face) ?? null
  }
}

/** A word stands in one face where one has all of it: a strange letter in its midst looks like a mistake. */
function runsOf(chain: FaceChain, text: string): FaceRun[] {
  const runs: FaceRun[] = []
  for (const word of text.normalize('NFC').split(/(?<=\p{Zs})(?!\p{Zs})/u)) {
    for (const { own, written } of setWord(chain, word)) addRun(runs, { chain, own, written })
  }
  return runs
}

type SetPart = { own: OpenFace; written: string }

function addRun(runs: FaceRun[], { chain, own, written }: SetPart & { chain: FaceChain }): void {
  const last = runs.at(-1)
  if (written === '') return
  if (last?.face === own.face) last.text += written
  else runs.push({ text: written, face: own.face, scale: scaleOf(own, chain.first) })
}

function setWord(chain: FaceChain, word: string): SetPart[] {
  const signs = [...word].filter((sign) => !UNSEEN.test(sign))
  const whole = chain.find(({ has }) => signs.every(has))
  return whole
    ? [{ own: whole, written: signs.join('') }]
    : signs.map((sign) => setSign(chain, sign))
}

/** What no face has is written out in letters that every face has; pictures are left out. */
function setSign(chain: FaceChain, sign: string): SetPart {
  const own = chain.find(({ has }) => has(sign))
  if (own) return { own, written: sign }
  return { own: chain.first, written: isPicture(sign) ? '' : anyAscii(sign) }
}

const MOST_SCALED = 1.25

function scaleOf({ xHeight }: OpenFace, first: OpenFace): number {
  if (!xHeight || !first.xHeight) return 1
  return Math.min(MOST_SCALED, Math.max(1 / MOST_SCALED, first.xHeight / xHeight))
}

function isPicture(sign: string): boolean {
  return /\p{Extended_Pictographic}/u.test(sign)
}

const TEXT = resolve('src/delivery/documents/faces/bricolage-regular.ttf')

const BOLD = resolve('src/delivery/documents/faces/bricolage-bold.ttf')

/** Greek, Cyrillic and Vietnamese letters. */
const FALLBACK = resolve('src/seed/masters/alegreya/Alegreya-Regular.ttf')

const BOLD_FALLBACK = resolve('src/seed/masters/alegreya/Alegreya-Bold.ttf')

/** Every document is set in the interface's face, its number and total in the typeface it is about. */
export function documentFaces(heading: string | null): DocumentFaces {
  return {
    text: TEXT,
    bold: BOLD,
    heading: heading ?? BOLD,
    fallbacks: [FALLBACK],
    boldFallbacks: [BOLD_FALLBACK],
  }
}

const FORMS = ['\u0000\u0001\u0000\u0000', 'OTTO', 'true']

const VARIABLE = ['fvar', 'CFF2']

/**
 * Is this a font a document can be set in as it is? A variable one would stand at a default that is
 * nobody's style, and with CFF2 outlines it cannot be embedded at all.
 */
function isStaticFont(path: string): boolean {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return false
  }
  try {
    const tables = readTables(file)
    return tables.length > 0 && !tables.some((tag) => VARIABLE.includes(tag))
  } finally {
    closeSync(file)
  }
}

/** Tags of the table directory; none when the file is of another form. */
function readTables(file: number): string[] {
  const head = Buffer.alloc(12)
  if (readSync(file, head, 0, 12, 0) < 12) return []
  if (!FORMS.includes(head.toString('latin1', 0, 4))) return []

  const directory = Buffer.alloc(head.readUInt16BE(4) * 16)
  if (readSync(file, directory, 0, directory.length, 12) < directory.length) return []
  return Array.from({ length: directory.length / 16 }, (_, index) => {
    return directory.toString('latin1', index * 16, index * 16 + 4)
  })
}

/** Can a face draw this letter? */
type Coverage = (sign: string) => boolean

type OpenFace = { face: string; has: Coverage; xHeight: number | null }

/** What Helvetica has above Latin-1. */
const STANDARD_SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** A file may look like a font and still be broken further on: it is no face then. */
function openFace(document: Document, face: string): OpenFace | null {
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
