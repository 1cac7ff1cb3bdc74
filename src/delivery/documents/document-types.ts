/**
 * Paths of the fonts a document is set in: static TTF or CFF files. `heading` sets the title and the
 * large figures; a face that cannot be read is replaced by the next, in the end by Helvetica.
 */
export type DocumentFaces = {
  text: string | null
  bold: string | null
  heading: string | null
  /** Asked in turn for names in letters that the others do not have. */
  fallbacks?: string[]
}

export type DocumentSeller = {
  name: string
  address: string[]
  vatId: string | null
  email: string
  url: string
}

export type LicenceUse = {
  /** "Desktop" */
  name: string
  /** "2–5 users" */
  tier: string
  may: string[]
  mayNot: string[]
  /** What the buyer told about this use: { domain: 'example.org' }. */
  answers: Record<string, string>
  eula: { title: string; version: string; url: string }
}

export type LicenceDocument = {
  number: string
  orderNumber: string
  issuedAt: Date
  seller: DocumentSeller
  licensee: { name: string; company: string | null; email: string | null }
  typeface: string
  styles: string[]
  /** "1.000; newer ones are open to you": of the first licences it is not known. */
  release?: string
  uses: LicenceUse[]
  /** Prints that nothing was charged. */
  demo: boolean
  faces: DocumentFaces
}

export type EulaBlock = { kind: 'heading' | 'paragraph' | 'point'; text: string }

export type EulaDocument = {
  title: string
  version: string
  publishedAt: Date
  seller: DocumentSeller
  blocks: EulaBlock[]
  faces: DocumentFaces
}
