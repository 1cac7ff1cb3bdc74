/** A text as a visitor has set it, to be saved as a picture. Sizes are in pixels of the visitor's window. */
export type Sheet = {
  format: SheetFormat
  /** The lines of each paragraph, as the visitor's browser has broken them. */
  paragraphs: string[][]
  /** `auto`: each paragraph as its first letter runs. */
  dir: 'ltr' | 'rtl' | 'auto'
  lang: string
  /** Of the whole sheet, with its margins. */
  width: number
  margin: number
  size: number
  leading: number
  /** Thousandths of an em. */
  tracking: number
  align: SheetAlignment
  axes: Record<string, number>
  /** What differs from the features every text has. */
  features: Record<string, boolean>
  /** Light on dark. */
  isInverted: boolean
}

export const SHEET_FORMATS = ['svg', 'png'] as const
export const SHEET_ALIGNMENTS = ['start', 'center', 'end'] as const

export type SheetFormat = (typeof SHEET_FORMATS)[number]
export type SheetAlignment = (typeof SHEET_ALIGNMENTS)[number]
