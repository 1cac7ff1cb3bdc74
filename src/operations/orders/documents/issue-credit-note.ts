import type { Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { formatMoney } from '@/domain/money/format-money'
import {
  composeCreditNote,
  type Credit,
  creditsOf,
  standingInvoice,
  sumsOf,
} from '@/domain/order/documents/compose-credit-note'
import { composeReversal, type Reversal } from '@/domain/order/documents/compose-reversal'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { restOf } from '@/domain/order/documents/split-refund'
import type { Invoice, Order, Refund } from '@/payload-types'
import { findDocument, findDocumentsOfOrder, insertDocumentOnce } from '../../records/invoices'
import { couponOfOrder } from '../coupons/reserve-coupon'
import { issueInvoice } from './issue-invoice'

/**
 * The credit note of a refund that has succeeded, made once. null: there is nothing to credit, since the order was never invoiced, or
 * since more came than the invoice says, and only that went back.
 */
export function issueCreditNote(
  payload: Payload,
  { order, refund }: { order: Order; refund: Refund },
): Promise<Invoice | null> {
  const documentkey = `refund:${refund.id}:credit_note`
  const { amount, tax, licences } = refund
  // Credit alone was never invoiced: it came off before.
  if (amount === 0) return Promise.resolve(null)
  const lines = Array.isArray(refund.lines) ? refund.lines.filter(isCreditedLine) : []
  return issue(payload, {
    ...{ documentkey, order, refund: refund.id },
    credit: { amount, tax, lines, licences, gift: giftOf(order, refund) },
  })
}

/** Staff accepted less than the invoice says as payment in full: the rest of it is let go. */
export function issueAllowance(
  payload: Payload,
  { order, received }: { order: Order; received: number },
): Promise<Invoice | null> {
  const payment = `${formatMoney(received, order.currency)} were accepted as payment in full: nothing goes back, and nothing is left to pay.`
  const amount = order.total - received
  return issue(payload, {
    ...{ documentkey: `order:${order.id}:allowance`, order },
    credit: { amount, tax: null, lines: [], licences: null, payment },
  })
}

/** What was credited on invoices that no longer stand, on the one that does. */
export function issueCarriedCredit(
  payload: Payload,
  { order, refund, amount }: { order: Order; refund: string; amount: number },
): Promise<Invoice | null> {
  const credit = { amount, tax: null, lines: [], licences: null }
  return issue(payload, { documentkey: `refund:${refund}:carried`, order, refund, credit })
}

function giftOf(order: Order, { credit }: Refund): Credit['gift'] {
  const coupon = couponOfOrder(order)
  return credit && coupon ? { label: coupon.label, amount: credit } : undefined
}

type NewCreditNote = { documentkey: string; order: Order; refund?: string; credit: Credit }

async function issue(
  payload: Payload,
  { documentkey, order, refund, credit }: NewCreditNote,
): Promise<Invoice | null> {
  const corrected = await invoiceToCorrect(payload, order)
  if (!corrected) return null
  const invoice = contentsOf(corrected)
  const isMade = await findDocument(payload, { documentkey: { equals: documentkey } })
  if (!isMade && leftOf(invoice, await notesBefore(payload, order, invoice)) === 0) return null

  return insertDocumentOnce(payload, {
    documentkey,
    kind: 'credit_note',
    demo: invoice.demo,
    country: invoice.seller.address.country,
    order: order.id,
    refund,
    compose: async (numbered) => {
      const before = await notesBefore(payload, order, invoice)
      const amount = Math.min(credit.amount, leftOf(invoice, before))
      return composeCreditNote({ invoice, before, credit: { ...credit, amount } }, numbered)
    },
  })
}

/** An order that was delivered before there were invoices gets its invoice first. */
async function invoiceToCorrect(payload: Payload, order: Order): Promise<Invoice | null> {
  const documents = await findDocumentsOfOrder(payload, order.id)
  if (documents.length === 0) return order.deliveredAt ? issueInvoice(payload, order) : null
  return invoiceThatStands(documents)
}

/** The row of the invoice that counts; null: there is none. */
export function invoiceThatStands(documents: readonly Invoice[]): Invoice | null {
  const standing = standingInvoice(documents.map(contentsOf))
  return documents.find(({ number }) => number === standing?.number) ?? null
}

export async function notesBefore(
  payload: Payload,
  order: Pick<Order, 'id'>,
  invoice: DocumentContents,
): Promise<DocumentContents[]> {
  const documents = await findDocumentsOfOrder(payload, order.id)
  return creditsOf(invoice, documents.map(contentsOf))
}

function leftOf(invoice: DocumentContents, before: DocumentContents[]): number {
  return restOf(sumsOf(invoice), before.map(sumsOf)).total
}

export function contentsOf({ contents }: Invoice): DocumentContents {
  return contents as unknown as DocumentContents
}

function isCreditedLine(line: unknown): line is Credit['lines'][number] {
  return isRecord(line) && typeof line.id === 'string' && typeof line.net === 'number'
}

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
