import type { Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { formatMoney } from '@/domain/money/format-money'
import {
  composeCreditNote,
  composeReversal,
  type Credit,
  creditsOf,
  type Reversal,
  standingInvoice,
  sumsOf,
} from '@/domain/order/documents/compose-credit-note'
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
    documentkey,
    order,
    refund: refund.id,
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
    documentkey: `order:${order.id}:allowance`,
    order,
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

/** What does not fit the invoice that stands is credited on another one of which something is left: its own note says so. */
async function issue(payload: Payload, wanted: NewCreditNote): Promise<Invoice | null> {
  const { documentkey, credit } = wanted
  const note =
    (await findDocument(payload, { documentkey: { equals: documentkey } })) ??
    (await issueOne(payload, wanted))
  const amount = credit.amount - (note ? contentsOf(note).total : 0)
  if (note && amount > 0) {
    const rest = { ...credit, amount, tax: null, lines: [], licences: null, gift: undefined }
    await issue(payload, { ...wanted, documentkey: documentkey + REST, credit: rest })
  }
  return note
}

const REST = ':rest'

async function issueOne(payload: Payload, { documentkey, order, refund, credit }: NewCreditNote) {
  const corrected = await invoiceToCorrect(payload, order)
  if (!corrected) return null
  const invoice = contentsOf(corrected)

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

/**
 * The invoice that stands, or where nothing of it is left the newest of which something is: a cancelled one too, whose credit note was
 * reversed after. An order that was delivered before there were invoices gets its invoice first.
 */
async function invoiceToCorrect(payload: Payload, order: Order): Promise<Invoice | null> {
  const documents = await findDocumentsOfOrder(payload, order.id)
  if (documents.length === 0) return order.deliveredAt ? issueInvoice(payload, order) : null
  const invoices = documents.filter(({ kind }) => kind === 'invoice').toReversed()
  const all = documents.map(contentsOf)
  const isLeft = (one: Invoice) => leftOf(contentsOf(one), creditsOf(contentsOf(one), all)) > 0
  const standing = invoiceThatStands(documents)
  return standing && isLeft(standing) ? standing : (invoices.find(isLeft) ?? null)
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
 * Takes back the credit note of a refund that had arrived and failed later, and that of its rest, once. Whoever still believes in the refund
 * may be about to make them: they are made here if they are not there, for they are the same. null: there was nothing to credit.
 */
export async function issueReversal(payload: Payload, failed: Failed): Promise<Invoice | null> {
  await issueCreditNote(payload, failed)
  return reverse(payload, failed)
}

async function reverse(payload: Payload, failed: Failed, part = ''): Promise<Invoice | null> {
  const { order, refund, ...why } = failed
  const credited = await findDocument(payload, {
    documentkey: { equals: `refund:${refund.id}:credit_note${part}` },
  })
  if (!credited) return null
  const creditNote = contentsOf(credited)
  const reversal = await insertDocumentOnce(payload, {
    documentkey: `refund:${refund.id}:reversal${part}`,
    kind: 'reversal',
    demo: creditNote.demo,
    country: creditNote.seller.address.country,
    order: order.id,
    refund: refund.id,
    compose: async (issue) => composeReversal({ creditNote, ...why }, issue),
  })
  await reverse(payload, failed, part + REST)
  return reversal
}
