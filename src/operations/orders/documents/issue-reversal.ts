import type { Payload } from 'payload'
import { composeReversal, type Reversal } from '@/domain/order/documents/compose-reversal'
import type { Invoice, Order, Refund } from '@/payload-types'
import { insertDocumentOnce } from './document-records'
import { contentsOf, issueCreditNote } from './issue-credit-note'

type Failed = { order: Order; refund: Refund } & Omit<Reversal, 'creditNote'>

/**
 * Takes back the credit note of a refund that had arrived and failed later, once. Whoever still believes in the refund may be about to
 * make that credit note: it is made here if it is not there, for it is the same one. null: there was nothing to credit.
 */
export async function issueReversal(
  payload: Payload,
  { order, refund, ...why }: Failed,
): Promise<Invoice | null> {
  const credited = await issueCreditNote(payload, { order, refund })
  if (!credited) return null
  const creditNote = contentsOf(credited)
  return insertDocumentOnce(payload, {
    documentkey: `refund:${refund.id}:reversal`,
    kind: 'reversal',
    demo: creditNote.demo,
    country: creditNote.seller.address.country,
    order: order.id,
    refund: refund.id,
    compose: async (issue) => composeReversal({ creditNote, ...why }, issue),
  })
}
