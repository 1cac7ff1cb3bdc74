import type { DocumentFaces } from './document-types'
import { isStaticFont } from './static-font'

type Document = PDFKit.PDFDocument

export type FaceRole = 'text' | 'bold' | 'heading'

/** Sets a text in the first face of a role that has all its letters. */
export type DocumentFonts = (role: FaceRole, text: string) => void

const STANDARD = { text: 'Helvetica', bold: 'Helvetica-Bold', heading: 'Helvetica-Bold' } as const

export function documentFonts(document: Document, faces: DocumentFaces): DocumentFonts {
  const chains = {
    text: chainOf(faces, ['text', 'bold', 'heading'], STANDARD.text),
    bold: chainOf(faces, ['bold', 'text', 'heading'], STANDARD.bold),
    heading: chainOf(faces, ['heading', 'bold', 'text'], STANDARD.heading),
  }
  return (role, text) => {
    const chain = chains[role].filter((face) => opens(document, face))
    const counted = chain.map((face) => ({ face, missing: countMissing(document, face, text) }))
    const best = counted.reduce((a, b) => (b.missing < a.missing ? b : a))
    document.font(best.face)
  }
}

function chainOf(faces: DocumentFaces, roles: FaceRole[], last: string): string[] {
  const paths = [...roles.map((role) => faces[role]), ...(faces.fallbacks ?? [])]
  const usable = paths.filter((path): path is string => path !== null && isStaticFont(path))
  return [...new Set(usable), last]
}

/** A file may look like a font and still be broken further on. */
function opens(document: Document, face: string): boolean {
  try {
    document.font(face)
    return true
  } catch {
    return false
  }
}

function countMissing(document: Document, face: string, text: string): number {
  const { font } = openFont(document.font(face))
  const has = (code: number) => font.hasGlyphForCodePoint?.(code) ?? code < 0x100
  return [...text].filter((sign) => !has(sign.codePointAt(0) ?? 0)).length
}

type OpenFont = { font: { hasGlyphForCodePoint?: (codePoint: number) => boolean } }

/** The library keeps the open font to itself; only there does it say which letters it has. */
function openFont(document: Document): OpenFont {
  return (document as unknown as { _font: OpenFont })._font
}
