import type { Category } from '../typeface-view'
import type { Comparison } from './changes/master-changes'
import type { FileOverride, StyleFields } from './upload-answer'
import type { UploadedFont } from './uploaded-font'

/** The shop's typefaces as an upload sees them. */
export type CatalogueTypeface = {
  id: string
  name: string
  slug: string
  category: Category
  isPublished: boolean
  /** How it writes its own name, where that is not its name. */
  ownName?: string
  /** Its name and slug outside of its draft, where they are others: as published, or as it began. */
  stored?: { name: string; slug: string }
  styles: CatalogueStyle[]
}

export type CatalogueStyle = Omit<StyleFields, 'default_coordinates'> & {
  id: string
  defaultCoordinates: Record<string, number>
  /** SHA-256 of its master. */
  master: string | null
  font: UploadedFont | null
}

/** A file that came in and can be read, with what staff override of its plan. */
export type IncomingFile = {
  id: string
  sha256: string
  font: UploadedFont
  override: FileOverride
  /** With the master that its style had when the two were compared. */
  comparison: Comparison | null
}
