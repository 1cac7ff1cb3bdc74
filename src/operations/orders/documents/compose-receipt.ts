import type { Payload } from 'payload'
import type { MailAttachment, Receipt } from '@/delivery/mails/mail-types'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { DocumentContents, DocumentSeller } from '@/domain/order/documents/document-contents'
import type { Invoice, Order } from '@/payload-types'
import { findDocumentsOfOrder } from './document-records'
import { invoicePdfOf } from './invoice-pdf'
import { contentsOf } from './issue-credit-note'
import { soldOrder } from './sold-order'

export type ComposedReceipt = { receipt: Receipt; attachments: MailAttachment[] }

/** What a mail says of the sale, by its invoice, which is attached: it is forwarded to those who book it, and opens no font. */
export async function composeReceipt(payload: Payload, order: Order): Promise<ComposedReceipt> {
  const documents = await findDocumentsOfOrder(payload, order.id)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  const attachments = invoice ? await attachmentsOf(payload, invoice) : []
  const contents = invoice ? contentsOf(invoice) : await sumsOfOrder(payload, order)
  const { net, tax, total, currency, seller, demo } = contents
  return {
    receipt: {
      ...{ net, tax, total, currency },
      seller: sellerLine(seller),
      invoice: invoice
        ? { number: invoice.number, demo, isAttached: attachments.length > 0 }
        : null,
    },
    attachments,
  }
}

/** An order of 0 has no invoice, and the same sums. */
async function sumsOfOrder(payload: Payload, order: Order): Promise<DocumentContents> {
  return composeInvoice(await soldOrder(payload, order), { number: '', at: new Date() })
}

/** A mail without its paper is better than none: the order's page has it too. */
async function attachmentsOf(payload: Payload, invoice: Invoice): Promise<MailAttachment[]> {
  try {
    const content = await invoicePdfOf(payload, invoice)
    return [{ filename: `${invoice.number}.pdf`, content, contentType: 'application/pdf' }]
  } catch (error) {
    payload.logger.error({ err: error, msg: `${invoice.number} could not be attached to its mail` })
    return []
  }
}

function sellerLine({ legalName, address, vatId, taxNumber }: DocumentSeller): string {
  const number = vatId ? `VAT ID ${vatId}` : taxNumber ? `tax number ${taxNumber}` : ''
  return [legalName, ...address.lines, number].filter((part) => part !== '').join(', ')
}
