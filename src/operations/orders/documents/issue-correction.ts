import type { Payload } from 'payload'
import { documentAddress, type DocumentContents } from '@/domain/order/documents/document-contents'
import {
  composeCancellation,
  composeCorrectedInvoice,
  type InvoiceChange,
} from '@/domain/order/documents/correct-invoice'
import { composeReversal } from '@/domain/order/documents/compose-credit-note'
import type { CorrectedBuyer, Correction } from '@/domain/order/refund/correction'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { Invoice, Order, Refund } from '@/payload-types'
import { findDocument, findDocumentsOfOrder, insertDocumentOnce } from '../../records/invoices'
import { contentsOf, issueCarriedCredit, notesBefore } from './issue-credit-note'

type Corrected = { order: Order; row: Refund; correction: Correction }

/** What the new invoice says of its buyer, and of the tax. */
export function changeOf(
  invoice: DocumentContents,
  corrected: CorrectedBuyer & { tax: TaxDecision | null },
): InvoiceChange {
  const { name, company, address, vatId, purchaseOrder, tax } = corrected
  const { email } = invoice.buyer
  return {
    buyer: { name, company, email, vatId, address: documentAddress(address) },
    purchaseOrder,
    tax,
  }
}

/** The cancellation of the old invoice and the new one, each once. null: nothing of the old one stands any more. */
export async function issueCorrection(payload: Payload, { order, row, correction }: Corrected) {
  const old = await findDocument(payload, { number: { equals: correction.invoice } })
  if (!old) return null
  const cancellation = await cancel(payload, { order, row, invoice: old, why: 'corrected' })
  if (!cancellation) return null
  const issued = await insertDocumentOnce(payload, {
    documentkey: `refund:${row.id}:invoice`,
    kind: 'invoice',
    order: order.id,
    refund: row.id,
    ...seriesOf(old),
    compose: async (issue) => {
      const invoice = contentsOf(old)
      const change = changeOf(invoice, correction)
      return composeCorrectedInvoice({ invoice, cancellation, change, back: row.amount }, issue)
    },
  })
  return { cancellation, invoice: contentsOf(issued) }
}

/**
 * The tax that had gone back is here again: the old invoice stands as it stood, and no longer the new one, nor what took its place since.
 * What was credited on those is credited on the old one. null: there is nothing to undo.
 */
export async function undoCorrection(
  payload: Payload,
  { order, row }: Omit<Corrected, 'correction'>,
): Promise<{ reversal: DocumentContents; cancelled: string } | null> {
  const [cancelled, issued] = await Promise.all(
    ['cancellation', 'invoice'].map((what) =>
      findDocument(payload, { documentkey: { equals: `refund:${row.id}:${what}` } }),
    ),
  )
  if (!cancelled || !issued) return null
  const reversal = await insertDocumentOnce(payload, {
    documentkey: `refund:${row.id}:reversal`,
    kind: 'reversal',
    order: order.id,
    refund: row.id,
    ...seriesOf(cancelled),
    compose: async (issue) => {
      const [creditNote, why] = [contentsOf(cancelled), 'refund_failed' as const]
      return composeReversal({ creditNote, why, areLicencesBack: false }, issue)
    },
  })
  const invoice = lastOf(issued, await findDocumentsOfOrder(payload, order.id))
  const cancellation = await cancel(payload, { order, row, invoice, why: 'undone' })
  const amount = contentsOf(issued).total - (cancellation?.total ?? 0)
  if (amount > 0) await issueCarriedCredit(payload, { order, refund: row.id, amount })
  return { reversal: contentsOf(reversal), cancelled: invoice.number }
}

/** The invoice that took the place of one, whatever took its place in between and was not undone. */
function lastOf(invoice: Invoice, documents: readonly Invoice[]): Invoice {
  const keys = documents.map(({ documentkey }) => documentkey)
  const isUndone = ({ documentkey }: Invoice) =>
    keys.includes((documentkey ?? '').replace(/invoice$/, 'reversal'))
  const next = documents.find(
    (one) =>
      one.kind === 'invoice' &&
      contentsOf(one).corrects?.number === invoice.number &&
      !isUndone(one),
  )
  return next ? lastOf(next, documents) : invoice
}

type Cancelling = { order: Order; row: Refund; invoice: Invoice; why: 'corrected' | 'undone' }

async function cancel(payload: Payload, { order, row, invoice: old, why }: Cancelling) {
  const documentkey = `refund:${row.id}:${why === 'corrected' ? 'cancellation' : 'undone'}`
  const made = await findDocument(payload, { documentkey: { equals: documentkey } })
  if (made) return contentsOf(made)
  const invoice = contentsOf(old)
  const back = why === 'corrected' ? row.amount : 0
  const isStanding = ({ total }: DocumentContents, before: DocumentContents[]) =>
    total > before.reduce((sum, note) => sum + note.total, 0)
  if (!isStanding(invoice, await notesBefore(payload, order, invoice))) return null
  const issued = await insertDocumentOnce(payload, {
    documentkey,
    kind: 'cancellation',
    order: order.id,
    refund: row.id,
    ...seriesOf(old),
    compose: async (issue) => {
      const before = await notesBefore(payload, order, invoice)
      return composeCancellation({ invoice, before, back, why }, issue)
    },
  })
  return contentsOf(issued)
}

function seriesOf(document: Invoice) {
  const { demo, seller } = contentsOf(document)
  return { demo, country: seller.address.country }
}
