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
  /** The same for what is set in bold. */
  boldFallbacks?: string[]
  /** Nothing is set in a face that is not embedded. */
  embedded?: true
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
  /** "2–5 users", "to 100 000 views a month" */
  tier: string
  may: string[]
  mayNot: string[]
  /** What the buyer told about this use: { Domain: 'example.org' }. */
  answers: Record<string, string>
  eula: { title: string; version: string; url: string }
}

type DocumentLicensee = {
  name: string
  company: string | null
  email: string | null
  /** Of the buyer's own licence: of a client nobody asks for an address. */
  address: string[]
  vatId: string | null
}

export type LicenceDocument = {
  number: string
  orderNumber: string
  issuedAt: Date
  /** Of the seller's books; absent where it was kept before: UTC. */
  zone?: string
  seller: DocumentSeller
  licensee: DocumentLicensee
  typeface: string
  styles: string[]
  /** "All 20 styles", where they were all there were when it was written. */
  whole?: string
  /** "1.000; newer ones are open to you": of the first licences it is not known. */
  release?: string
  /** Whom it was sold to for less, and what that means: "Students", "For students at a school, …". */
  audience?: { label: string; words: string }
  /** What was answered once for the order: "Size of your company", "2–50 people". */
  orderAnswers?: { question: string; label: string }[]
  uses: LicenceUse[]
  /** The number of the licence it took the place of. */
  replaces?: string
  /** The days in those books. Absent: for ever. */
  term?: { from: string; to: string }
  /** Where anybody sees what it is worth today. */
  checkUrl?: string
  /** What replaced its first document, and since when. */
  version?: { number: number; changedAt: Date }
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
