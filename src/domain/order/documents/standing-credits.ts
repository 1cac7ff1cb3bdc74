import type { DocumentContents } from './document-contents'

/** Of all documents of an order the credit notes that stand: none that was taken back. */
export function standingCredits(documents: readonly DocumentContents[]): DocumentContents[] {
  const reversed = documents
    .filter(({ kind }) => kind === 'reversal')
    .map(({ corrects }) => corrects?.number)
  return documents.filter(
    ({ kind, number }) => kind === 'credit_note' && !reversed.includes(number),
  )
}
