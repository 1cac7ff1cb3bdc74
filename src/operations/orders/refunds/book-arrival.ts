import type { Payload } from 'payload'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import type { Refund } from '@/payload-types'
import { enqueueMail } from '../../mails/mail-records'
import { contentsOf, issueCreditNote } from '../documents/issue-credit-note'
import { issueReversal } from '../documents/issue-reversal'
import { hasOrderEvent, recordOrderEvent } from '../history/order-event-records'
import { returnCredit } from './credit-of-order'
import { licencesBack } from './licences-of-refund'
import { keyOf, recordRefund, type Told } from './record-refund'
import { findRefund } from './refund-records'

/**
 * Money that is gone: the history says so first, then come the credit that goes with it, its credit note and the mail to its buyer. It may fail later, and another
 * process may see that before this one is done: whoever sees it finds the row of the history, and takes back what this one makes.
 */
export async function bookArrival(payload: Payload, told: Told): Promise<void> {
  const { order, row } = told
  await recordRefund(payload, told, { kind: kindOfArrival(row) })
  const now = await findRefund(payload, row.id)
  if (now?.state !== 'succeeded') return
  await returnCredit(payload, told)
  await issueCreditNote(payload, { order, refund: row })
  await writeToBuyer(payload, told, 'refund')
}

/** Whether anybody was told that the money is gone. */
export function hasArrived(payload: Payload, { order, row }: Told): Promise<boolean> {
  return hasOrderEvent(payload, order.id, keyOf(row, kindOfArrival(row)))
}

/** The same money is here again. No document is changed: another one takes the credit note back. */
export async function takeBackArrival(payload: Payload, told: Told): Promise<void> {
  const { order, row } = told
  const areLicencesBack = (await licencesBack(payload, order, row)).length > 0
  const why = isDispute(row) ? 'dispute_won' : 'refund_failed'
  const reversal = await issueReversal(payload, { order, refund: row, why, areLicencesBack })
  if (reversal) await recordReversal(payload, told, contentsOf(reversal))
  await writeToBuyer(payload, told, 'refund_reversed')
}

function kindOfArrival(row: Refund): string {
  return isDispute(row) ? 'dispute_lost' : 'refund_succeeded'
}

async function recordReversal(
  payload: Payload,
  { order, row }: Told,
  { number, corrects }: ReturnType<typeof contentsOf>,
): Promise<void> {
  await recordOrderEvent(payload, {
    order: order.id,
    kind: 'credit_reversed',
    by: 'shop',
    key: keyOf(row, 'credit_reversed'),
    details: { creditNote: corrects?.number, reversal: number },
  })
}

async function writeToBuyer(
  payload: Payload,
  { order, row }: Told,
  kind: 'refund' | 'refund_reversed',
): Promise<void> {
  const mailkey = `${kind}:${row.id}`
  await enqueueMail(payload, { mailkey, kind, to: order.email ?? '', about: order.id })
}
