import type { Payload } from 'payload'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import type { Correction } from '@/domain/order/refund/correction'
import type { Order, Refund } from '@/payload-types'
import type { ProviderDispute } from '@/payments/payment-provider'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail } from '../../records/mails'
import { hasOrderEvent, recordOrderEvent } from '../../records/order-events'
import { writeBuyer } from '../../records/orders'
import { findRefund } from '../../records/refunds'
import { notifyStaff } from '../../staff/notify-staff'
import { issueCorrection, undoCorrection } from '../documents/issue-correction'
import { contentsOf, issueCreditNote, issueReversal } from '../documents/issue-credit-note'
import { licencesBack, returnCredit } from './refundable-order'

/** What became of a refund or a dispute: its documents, into the history, to the buyer, to staff; each once. */
export async function tellOfRefund(payload: Payload, told: Told): Promise<void> {
  const { row } = told
  if (isDispute(row)) {
    await recordRefund(payload, told, { kind: 'dispute_opened' })
    await notifyStaff(payload, { kind: 'staff_dispute', about: row.id })
  } else if (row.state === 'pending') await recordRefund(payload, told, { kind: 'refund_pending' })

  if (row.state === 'succeeded') await bookArrival(payload, told)
  if (row.state === 'failed' || row.state === 'cancelled') await tellOfEnd(payload, told)
  sendMailsSoon(payload)
}

/** The money stays, or is here again. */
async function tellOfEnd(payload: Payload, told: Told): Promise<void> {
  const kind = isDispute(told.row) ? 'dispute_won' : 'refund_failed'
  const hadArrived = await hasArrived(payload, told)
  await recordRefund(payload, told, { kind, hadArrived })
  await notifyStaff(payload, { kind: `staff_${kind}`, about: told.row.id })
  if (hadArrived) await takeBackArrival(payload, told)
}

/** A bank that asks has taken nothing and paused nothing: staff are told, and the order is as it was. Each is told once. */
export async function tellOfInquiry(
  payload: Payload,
  { order, dispute }: { order: Order; dispute: ProviderDispute },
): Promise<void> {
  const { id, amount, reason, status } = dispute
  const event = { order: order.id, by: 'stripe' as const, details: { amount } }
  const asked = `inquiry:${id}:asked`
  if (status === 'asked') {
    await recordOrderEvent(payload, { ...event, kind: 'inquiry_opened', key: asked, why: reason })
    await notifyStaff(payload, { kind: 'staff_inquiry', about: order.id })
    sendMailsSoon(payload)
  } else if (await hasOrderEvent(payload, order.id, asked)) {
    await recordOrderEvent(payload, {
      ...event,
      kind: 'inquiry_closed',
      key: `inquiry:${id}:closed`,
    })
  }
}

/**
 * Money that is gone: the history says so first, then come the credit that goes with it, its credit note and the mail to its buyer. It may fail later, and another
 * process may see that before this one is done: whoever sees it finds the row of the history, and takes back what this one makes.
 */
async function bookArrival(payload: Payload, told: Told): Promise<void> {
  const { order, row } = told
  // A correction by which nothing goes back.
  if (row.amount > 0 || !row.correction)
    await recordRefund(payload, told, { kind: kindOfArrival(row) })
  const now = await findRefund(payload, row.id)
  if (now?.state !== 'succeeded') return
  if (row.correction) return bookCorrection(payload, { ...told, correction: row.correction })
  await returnCredit(payload, told)
  await issueCreditNote(payload, { order, refund: row })
  await writeToBuyer(payload, told, 'refund')
}

/** Whether anybody was told that the money is gone. */
function hasArrived(payload: Payload, { order, row }: Told): Promise<boolean> {
  return hasOrderEvent(payload, order.id, keyOf(row, kindOfArrival(row)))
}

/** The same money is here again. No document is changed: another one takes the credit note back. */
async function takeBackArrival(payload: Payload, told: Told): Promise<void> {
  const { order, row } = told
  if (row.correction) return takeBackCorrection(payload, { ...told, correction: row.correction })
  const areLicencesBack = (await licencesBack(payload, order, row)).length > 0
  const why = isDispute(row) ? 'dispute_won' : 'refund_failed'
  const reversal = await issueReversal(payload, { order, refund: row, why, areLicencesBack })
  if (reversal) await recordReversal(payload, told, contentsOf(reversal))
  await writeToBuyer(payload, told, 'refund_reversed')
}

/** The documents first, then what else follows from them. */
async function bookCorrection(payload: Payload, told: Told & { correction: Correction }) {
  const { order, row, correction } = told
  const made = await issueCorrection(payload, told)
  if (!made) return
  await writeBuyer(payload, order, correction)
  await recordOrderEvent(payload, {
    ...{ order: order.id, kind: 'invoice_corrected', by: 'shop', key: keyOf(row, 'corrected') },
    details: {
      from: correction.invoice,
      cancellation: made.cancellation.number,
      to: made.invoice.number,
    },
  })
  await writeToBuyer(payload, told, 'invoice_corrected')
}

async function takeBackCorrection(payload: Payload, told: Told & { correction: Correction }) {
  const undone = await undoCorrection(payload, told)
  if (undone) {
    const { reversal, cancelled } = undone
    await writeBuyer(payload, told.order, told.correction.was)
    await recordReversal(payload, told, reversal)
    await recordOrderEvent(payload, {
      ...{ order: told.order.id, kind: 'correction_undone', by: 'shop' },
      key: keyOf(told.row, 'undone'),
      details: { invoice: told.correction.invoice, cancelled },
    })
  }
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
  kind: 'refund' | 'refund_reversed' | 'invoice_corrected',
): Promise<void> {
  const mailkey = `${kind}:${row.id}`
  await enqueueMail(payload, { mailkey, kind, to: order.email ?? '', about: order.id })
}

type Told = { order: Order; row: Refund }

type Happening = {
  kind: string
  /** The history said before that this money had gone. */
  hadArrived?: boolean
}

/** One row in the history of an order for each thing that happens to a refund or a dispute. */
export async function recordRefund(
  payload: Payload,
  { order, row }: Told,
  { kind, hadArrived }: Happening,
): Promise<void> {
  const { amount, card, licences, failure, reason } = row
  // Credit that has gone back stays there, also where its money is here again.
  const credit = hadArrived ? 0 : (row.credit ?? 0)
  await recordOrderEvent(payload, {
    order: order.id,
    kind,
    by: amount > 0 ? 'stripe' : 'shop',
    key: keyOf(row, kind),
    why: failure ?? (isDispute(row) ? (reason ?? undefined) : undefined),
    details: {
      ...{ amount, card, licences },
      ...(credit > 0 ? { credit } : {}),
      ...(hadArrived ? { hadArrived } : {}),
    },
  })
}

function keyOf({ id }: Pick<Refund, 'id'>, kind: string): string {
  return `refund:${id}:${kind}`
}
