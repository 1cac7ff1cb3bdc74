import type { FontFormat } from '@/domain/catalogue/font-list'
import type { LicenceLimit } from '@/domain/licensing/licence-limits'
import type { LicensedStyle } from '@/domain/order/order-line'

export type ArchiveRequest = {
  /** Name of the folder all entries lie in. */
  typeface: string
  styles: ArchiveStyle[]
  uses: ArchiveUse[]
  licence: { number: string; licensee: string; limits: LicenceLimit[]; pdf: Buffer } | null
  eulas: { title: string; version: string; pdf: Buffer }[]
  /** Of the typefaces in it, in print. */
  specimens?: { typeface: string; pdf: Buffer }[]
  /** What others ask to be passed on with their fonts, as the OFL does. */
  notices?: { typeface: string; text: string }[]
  seller: { name: string; email: string; url: string }
  /** What trial fonts hold of the licensed ones, a line each. */
  holds?: string[]
  /** Lines on what is new, where the archive holds a newer release than was bought. */
  news?: string[]
}

/** `typeface`: the one the style belongs to, a child's name where the licence covers a superfamily. */
export type ArchiveStyle = Pick<
  LicensedStyle,
  'typeface' | 'name' | 'typ' | 'weight' | 'slope' | 'axes'
> & { files: FontFileOnDisk[] }

/** One folder of the archive: a licence type's name, and the formats it delivers. */
export type ArchiveUse = { name: string; label: string; formats: FontFormat[] }

/** Bytes of one style on disk. `fileName` is the preferred one: the archive cleans it and sets the extension. */
export type FontFileOnDisk = { path: string; fileName: string; format: FontFormat }
