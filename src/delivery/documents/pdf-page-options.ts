import type { FaceRole } from './document-fonts'
import type { DocumentFaces } from './document-types'
import type { PdfArchive } from './pdf-archive'

export type PdfPageOptions = {
  title: string
  author: string
  date: Date
  /** The first line of every page, its two ends on the two margins; `again`: its right end from the second page on. */
  head: { left: string; right: string; again: string }
  /** The last line of every page, beside its number. */
  footer: string
  faces: DocumentFaces
  /** Kept for years: every face is embedded, and what a program reads is attached. */
  archive?: PdfArchive
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

export type RowLine = { text: string; soft?: boolean; bold?: boolean }
