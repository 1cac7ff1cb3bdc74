import { dayIn } from '../../tax/day-in-country'
import type { Issue } from './compose-invoice'
import type { DocumentContents } from './document-contents'

export type Reversal = {
  creditNote: DocumentContents
  /** `refund_failed`: the buyer's bank could not take the money. `dispute_won`: it paid back what it had taken. */
  why: 'refund_failed' | 'dispute_won'
  /** The licences that had ended with the credit note are valid again. */
  areLicencesBack: boolean
}

const WHY = {
  refund_failed:
    'The money did not reach the buyer and is with the seller again. Nothing is left to pay.',
  dispute_won: 'The buyer’s bank paid back what it had taken. Nothing is left to pay.',
} as const

/** Takes a credit note back, all of it, to the smallest unit: the invoice stands as it stood before. */
export function composeReversal(
  { creditNote, why, areLicencesBack }: Reversal,
  { number, at }: Issue,
): DocumentContents {
  const { demo, seller } = creditNote
  return {
    ...creditNote,
    kind: 'reversal',
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(seller.address.country, at),
    payment: WHY[why],
    corrects: { number: creditNote.number, issuedOn: creditNote.issuedOn },
    notes: [
      ...(demo ? ['This is an example from a demo shop. It is no reversal.'] : []),
      ...(areLicencesBack ? ['The licences that had ended with it are valid again.'] : []),
    ],
  }
}
