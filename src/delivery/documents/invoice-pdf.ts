import { rateInWords } from '@/domain/money/exchange-rate'
import { formatMoney } from '@/domain/money/format-money'
import type { DocumentContents, DocumentSeller } from '@/domain/order/documents/document-contents'
import { longDay } from '@/domain/long-date'
import { plainLine } from '../plain-line'
import type { DocumentFaces } from './document-types'
import { writeAmounts, writeBlocks } from './invoice-table'
import { PdfPage } from './pdf-page'

const TITLES = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  cancellation: 'Cancellation of an invoice',
  reversal: 'Reversal of a credit note',
} as const

const TOTALS = {
  invoice: 'Total',
  credit_note: 'Credited',
  cancellation: 'Cancelled',
  reversal: 'Reversed',
} as const

type InvoicePdf = { contents: DocumentContents; xml: string | null; faces: DocumentFaces }

/** Its number on the measure, who and when, every line with its amount, and under the rule the total. It says what was frozen. */
export function renderInvoicePdf({ contents, xml, faces }: InvoicePdf): Promise<Buffer> {
  const { number, seller, demo, kind } = contents
  const title = demo ? 'Example from a demo shop' : TITLES[kind]
  const page = new PdfPage({
    title: `${demo ? 'Example of an invoice, demo' : title} ${number}`,
    author: withoutMarkup(seller.legalName),
    date: new Date(contents.issuedAt),
    head: { left: plainLine(seller.name), right: title, again: `${title} ${number}` },
    footer: footerOf(number, seller),
    faces: { ...faces, embedded: true },
    archive: { xml },
  })
  page.space(26)
  page.fitted(number, 84)
  page.space(30)
  if (demo) writeSentences(page, 'Demo', contents.notes, { bold: true })
  writeBlocks(page, [datesOf(contents), buyerOf(contents), sellerOf(seller)])
  writeCorrected(page, contents)
  if (contents.licensee) page.row('Licensee', [{ text: plainLine(contents.licensee) }])
  writeTable(page, contents)
  writeNotes(page, contents)
  return page.finish()
}

function datesOf({ kind, issuedOn, suppliedOn, order, corrects }: DocumentContents) {
  const isCorrection = kind !== 'invoice'
  const isOneDay = issuedOn === suppliedOn && !corrects
  return {
    label: isOneDay ? 'Issued and delivered' : 'Issued',
    lines: [
      longDay(issuedOn),
      ...(isOneDay || isCorrection ? [] : [`Delivered ${longDay(suppliedOn)}`]),
      `Order ${order.number}`,
      ...(order.purchaseOrder ? [`Your order ${order.purchaseOrder}`] : []),
    ],
  }
}

function writeCorrected(page: PdfPage, { kind, corrects }: DocumentContents): void {
  if (!corrects) return
  const what = kind === 'reversal' ? 'Credit note' : 'Invoice'
  const { number, issuedOn, cancelledBy } = corrects
  const cancelled = cancelledBy ? `, which ${cancelledBy} cancels` : ''
  writeSentences(page, CORRECTS[kind], [`${what} ${number} of ${longDay(issuedOn)}${cancelled}`])
}

const CORRECTS = {
  invoice: 'Replaces',
  credit_note: 'Credits',
  cancellation: 'Cancels',
  reversal: 'Reverses',
} as const

function buyerOf({ buyer }: DocumentContents) {
  const { company, name, address, vatId, email } = buyer
  return {
    label: 'To',
    lines: [
      ...(company ? [company] : []),
      name,
      ...address.lines,
      ...(vatId ? [`VAT ID ${vatId}`] : []),
      email,
    ].filter((line) => line !== ''),
  }
}

function sellerOf(seller: DocumentSeller) {
  return {
    label: 'From',
    lines: [
      seller.legalName,
      ...(seller.representative ? [seller.representative] : []),
      ...seller.address.lines,
      ...(seller.vatId ? [`VAT ID ${seller.vatId}`] : []),
      ...(seller.taxNumber ? [`Tax number ${seller.taxNumber}`] : []),
      ...(seller.register ? [numbersWhole(seller.register)] : []),
    ],
  }
}

function writeTable(page: PdfPage, contents: DocumentContents): void {
  const { lines, allowances, net, tax, total, currency, kind } = contents
  const column = tax.amount > 0 ? `${currency}, before VAT` : currency
  writeAmounts(page, currency, {
    head: ['Typeface', 'Licence and styles', column],
    rows: lines.map(({ typeface, uses, styles, amount }) => ({
      label: typeface,
      lines: [
        ...uses.map((text) => ({ text })),
        ...(styles.length > 0 ? [{ text: styles.join(', '), soft: true }] : []),
      ],
      amount,
    })),
    discounts: allowances,
    net,
    // Its sentence follows beneath the total.
    tax: { label: tax.label === tax.sentence ? 'No VAT' : tax.label, amount: tax.amount },
    total: { label: TOTALS[kind], amount: total },
  })
}

function writeNotes(page: PdfPage, contents: DocumentContents): void {
  const { tax, payment, notes, demo } = contents
  const own = taxInOwnCurrency(contents)
  if (own) writeSentences(page, own.label, [own.text])
  if (tax.sentence) writeSentences(page, 'VAT', [tax.sentence])
  writeSentences(page, 'Payment', [payment])
  if (!demo && notes.length > 0) writeSentences(page, 'Licences', notes)
}

/** The tax office counts in its own currency (Article 230 of Directive 2006/112/EC); without tax there is nothing to count. */
function taxInOwnCurrency({ tax, ownCurrency }: DocumentContents) {
  if (!ownCurrency || tax.amount === 0) return null
  const { currency, rate } = ownCurrency
  const at = `at ${rateInWords(rate, currency)}, the rate of ${longDay(rate.of)}`
  return { label: `VAT in ${currency}`, text: `${formatMoney(ownCurrency.tax, currency)}, ${at}` }
}

function writeSentences(
  page: PdfPage,
  label: string,
  sentences: string[],
  { bold }: { bold?: true } = {},
): void {
  page.row(
    label,
    sentences.map((text) => ({ text: plainLine(text), bold })),
  )
}

function footerOf(number: string, seller: DocumentSeller): string {
  const { legalName, address, vatId, email, telephone, url } = seller
  const said = [legalName, ...address.lines, vatId ? `VAT ${vatId}` : '', email, telephone ?? '']
  return [number, ...said, url.replace(/^https?:\/\//, '')]
    .filter((text) => text !== '')
    .map(plainLine)
    .join(', ')
}

/** "HRB 12345 B" stays on one line. */
function numbersWhole(text: string): string {
  return text.replace(/ (?=\p{N}|\p{L}$)/gu, '\u00a0')
}

/** The library writes it into XML as it is. */
function withoutMarkup(name: string): string {
  return plainLine(name).replaceAll('&', '+').replace(/[<>]/g, '')
}
