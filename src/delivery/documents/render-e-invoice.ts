import type { Invoice } from '@e-invoice-eu/core'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { composeEInvoice, sellerNumber } from './compose-e-invoice'

/**
 * The document by EN 16931 in the syntax of Cross Industry Invoice, as Factur-X embeds it; the library checks it by the standard's
 * schema. null: it is none that a program may book, or the seller has not said what the standard asks for.
 */
export async function renderEInvoice(contents: DocumentContents): Promise<string | null> {
  if (contents.demo || !isComplete(contents)) return null
  // Loaded when the first invoice is made: a shop starts without it.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const invoice = { 'ubl:Invoice': composeEInvoice(contents) } as unknown as Invoice
  const xml = await new InvoiceService(SILENT).generate(invoice, { format: 'CII', lang: 'en' })
  const text = typeof xml === 'string' ? xml : Buffer.from(xml).toString('utf8')
  const known = withSellerNumber(text, contents)
  return contents.corrects ? withReference(known, contents.corrects) : known
}

const SELLER = '<ram:SellerTradeParty>'

/** A seller whom no VAT number and no register names is known by another number (BR-CO-26). The library loses it: its place is the first. */
function withSellerNumber(xml: string, contents: DocumentContents): string {
  const number = sellerNumber(contents)
  if (number === null) return xml
  return xml.replace(SELLER, () => `${SELLER}<ram:ID>${escapeXml(number)}</ram:ID>`)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const SUMS_END = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>'

/** The library takes the invoice that is corrected (BT-25) and, in this syntax, loses it: its place is right after the sums. */
function withReference(
  xml: string,
  { number, issuedOn }: NonNullable<DocumentContents['corrects']>,
): string {
  if (xml.includes('ram:InvoiceReferencedDocument')) return xml
  const day = issuedOn.replaceAll('-', '')
  const reference = [
    '<ram:InvoiceReferencedDocument>',
    `<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`,
    `<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${day}</qdt:DateTimeString></ram:FormattedIssueDateTime>`,
    '</ram:InvoiceReferencedDocument>',
  ]
  return xml.replace(SUMS_END, `${SUMS_END}${reference.join('')}`)
}

const SILENT = { log: nothing, warn: nothing, error: nothing }

function nothing(): void {}

/** Each kind of tax asks for numbers of its own: BR-S-02, BR-AE-02, BR-O-02 with BR-CO-26, BR-E-02. */
function isComplete({ tax, seller, buyer }: DocumentContents): boolean {
  const { vatId, taxNumber, register, address } = seller
  if (!address.country || !buyer.address.country) return false
  switch (tax.kind) {
    case 'reverse_charge':
      return Boolean(vatId && buyer.vatId)
    case 'outside_scope':
      return Boolean(register || taxNumber)
    case 'standard':
    case 'reduced':
    case 'exempt':
      return Boolean(vatId || taxNumber)
  }
}
