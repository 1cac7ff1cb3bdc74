import type { Payload } from 'payload'
import { composeQuoteMail } from '@/delivery/mails/compose-buyer-mails'
import { composeTransferMail } from '@/delivery/mails/compose-order-mails'
import type { MailAttachment } from '@/delivery/mails/mail-types'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { DocumentContents, DocumentSeller } from '@/domain/order/documents/document-contents'
import type { Seller } from '@/domain/order/seller'
import { closesAt, transferAccount } from '@/domain/order/transfer'
import { type FrozenQuote, quoteBill } from '@/domain/quote/quoted-cart'
import { describeTax } from '@/domain/tax/describe-tax'
import type { Invoice, Order } from '@/payload-types'
import { invoicePdfOf } from '../orders/documents/document-pdfs'
import { contentsOf, invoiceThatStands } from '../orders/documents/issue-credit-note'
import { soldOrder } from '../orders/documents/issue-invoice'
import { orderUrl } from '../orders/order-link'
import { frozenQuoteOf, stateNow } from '../orders/quotes/price-quoted-cart'
import { quotePdfOf } from '../orders/quotes/quote-document'
import { licenseeLines } from '../orders/quotes/read-quote'
import { findDocumentsOfOrder } from '../records/invoices'
import { findOrder } from '../records/orders'
import { findQuoteByNumber } from '../records/quotes'
import { keyOf } from '../secret-key'
import { shopOrigin } from '../shop-origin'
import { headingOfTotal } from './mail-heading'
import type { Composing } from './mail-shop'

/** What a mail says of the sale, by its invoice, which is attached: it is forwarded to those who book it, and opens no font. */
export async function composeReceipt(payload: Payload, order: Order) {
  const documents = await findDocumentsOfOrder(payload, order.id)
  const invoice = invoiceThatStands(documents)
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
export async function attachmentsOf(payload: Payload, invoice: Invoice): Promise<MailAttachment[]> {
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

/** null: the order waits for no transfer any more. */
export async function composeTransfer(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (order?.state !== 'awaiting_payment' || order.provider !== 'transfer') return null
  const { number, total, currency, placedAt } = order
  const dueAt = order.transferDueAt ?? placedAt
  const seller = order.seller as Seller // an order by transfer has one
  const account = transferAccount(seller, { number, total, currency, dueAt })
  if (!account) return null
  return composeTransferMail({
    to: { name: order.name ?? '', address: mail.to ?? order.email ?? '' },
    ...{ shop, orderNumber: number, account },
    orderUrl: orderUrl(order),
    closesAt: mail.kind === 'transfer_reminder' ? closesAt(dueAt) : null,
  })
}

/** null: the quote is closed by now. */
export async function composeQuote(payload: Payload, { mail, shop }: Composing) {
  const row = await findQuoteByNumber(payload, mail.about ?? '')
  if (!row || stateNow(row) !== 'open') return null
  const quote = frozenQuoteOf(row)
  const { number, client, total, currency, validUntil, note } = quote
  const composed = composeQuoteMail({
    to: { name: client.name, address: client.email },
    ...{ shop, number, total, currency, validUntil, note },
    heading: await headingOfTotal(payload, quote),
    sums: sumsOfQuote(quote),
    url: `${shopOrigin()}/quote/${keyOf('quote', row.nonce ?? '')}`,
    own: quote.isByStaff
      ? null
      : { licensee: licenseeLines(quote)[0] ?? '', quotesUrl: `${shopOrigin()}/my-licences` },
  })
  const content = await quotePdfOf(payload, row)
  const attachments = [{ filename: `${number}.pdf`, content, contentType: 'application/pdf' }]
  return { ...composed, attachments: [...composed.attachments, ...attachments] }
}

/** As its page and its document count. */
function sumsOfQuote(quote: FrozenQuote): { label: string; amount: number | null }[] {
  const { tax, total } = quote
  const steps = quoteBill(quote).filter(({ struck }) => !struck)
  return [
    ...steps.map(({ text, amount, role }) => ({
      label: text,
      amount: role === 'addend' ? amount : null,
    })),
    ...(tax ? [{ label: describeTax(tax), amount: tax.amount }] : []),
    { label: tax ? 'Total' : 'Total, before VAT', amount: total },
  ]
}
