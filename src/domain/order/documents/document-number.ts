/** A reversal takes a credit note back, where its refund failed later. */
export type DocumentKind = 'invoice' | 'credit_note' | 'reversal'

const LETTERS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'R',
  credit_note: 'G',
  reversal: 'G',
}

export type DocumentSeries = { kind: DocumentKind; year: number; demo: boolean }

/**
 * What the numbers of one series begin with: "R2026-", "G2026-". Documents of the demo are counted by themselves ("DEMO-2026-R"),
 * so that a shop that tried itself out begins its real series at 1. No beginning is contained in another.
 */
export function beginningOf({ kind, year, demo }: DocumentSeries): string {
  return demo ? `DEMO-${year}-${LETTERS[kind]}` : `${LETTERS[kind]}${year}-`
}

/** Whose numbers are counted together: a reversal stands in the series of what it takes back. */
export function kindsCountedWith(kind: DocumentKind): DocumentKind[] {
  const kinds = Object.keys(LETTERS) as DocumentKind[]
  return kinds.filter((other) => LETTERS[other] === LETTERS[kind])
}

/** "R2026-0001" */
export function documentNumber(series: DocumentSeries, serial: number): string {
  return beginningOf(series) + String(serial).padStart(4, '0')
}
