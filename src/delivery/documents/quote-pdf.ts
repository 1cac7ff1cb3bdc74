import { stepInWords } from '@/domain/cart/compose-cart-bill'
import type { BillStep } from '@/domain/cart/priced-cart'
import { longDate } from '@/domain/long-date'
import { plainLine } from '../plain-line'
import type { DocumentFaces } from './document-types'
import { writeAmounts, writeBlocks } from './invoice-table'
import { PdfPage } from './pdf-page'

/** Everything a quote says on paper. Amounts are minor units of `currency`. */
export type QuoteDocument = {
  number: string
  madeAt: string
  validUntil: string
  zone: string
  shopName: string
  seller: string[]
  /** Who made it, or whom staff made it for. */
  client: string[]
  isByStaff: boolean
  licensee: string[]
  purchaseOrder: string | null
  note: string | null
  currency: string
  lines: {
    name: string
    styles: string[]
    /** "Domain: example.org" */
    answers: string[]
    bill: BillStep[]
    amount: number
  }[]
  discounts: { label: string; amount: number }[]
  net: number
  /** null: the client's country is not known yet. */
  tax: { text: string; amount: number } | null
  total: number
  eulas: string[]
  couponNote: string | null
  url: string
  demo: boolean
}

type QuotePdf = { quote: QuoteDocument; faces: DocumentFaces }

/** Set as its invoice will be: the number on the measure, every step of the price, and the way to pay it. */
export function renderQuotePdf({ quote, faces }: QuotePdf): Promise<Buffer> {
  const { number, seller, client, demo, madeAt, validUntil, zone } = quote
  const title = demo ? 'Quote from a demo shop' : 'Quote'
  const page = new PdfPage({
    title: `${title} ${number}`,
    author: plainLine(seller[0] ?? quote.shopName),
    date: new Date(madeAt),
    head: { left: plainLine(quote.shopName), right: title, again: `${title} ${number}` },
    footer: [number, ...seller].map(plainLine).join(', '),
    faces: { ...faces, embedded: true },
  })
  page.space(26)
  page.fitted(number, 84)
  page.space(30)
  const asked = block(quote.isByStaff ? 'To' : 'Made by', client)
  writeBlocks(page, [datesOf(quote), asked, block('From', seller)])
  page.row(
    'Licensee',
    quote.licensee.map((text) => ({ text: plainLine(text) })),
  )
  if (quote.note) page.row('Note', [{ text: plainLine(quote.note) }])
  writeTable(page, quote)
  page.row('To order', [
    { text: `Valid until ${longDate(validUntil, zone)}. Open it, and pay it, at` },
    { text: quote.url, bold: true },
  ])
  if (quote.eulas.length > 0)
    page.row(
      'Licences',
      quote.eulas.map((text) => ({ text: plainLine(text) })),
    )
  if (quote.couponNote) page.row('Coupon', [{ text: plainLine(quote.couponNote) }])
  if (demo) page.row('Demo', [{ text: 'This is an example from a demo shop: nothing is charged.' }])
  return page.finish()
}

function datesOf({ madeAt, validUntil, zone, purchaseOrder }: QuoteDocument) {
  return block('Made', [
    longDate(madeAt, zone),
    `Valid until ${longDate(validUntil, zone)}`,
    ...(purchaseOrder ? [`Your order ${purchaseOrder}`] : []),
  ])
}

function block(label: string, lines: string[]) {
  return { label, lines }
}

function writeTable(page: PdfPage, quote: QuoteDocument): void {
  const { lines, discounts, net, total, currency, tax } = quote
  const column = tax?.amount === 0 ? currency : `${currency}, before VAT`
  writeAmounts(page, currency, {
    head: ['Typeface', 'Styles and price', column],
    rows: lines.map(({ name, styles, answers, bill, amount }) => ({
      label: name,
      lines: [
        ...(styles.length > 0 ? [{ text: styles.join(', '), soft: true }] : []),
        ...answers.map((text) => ({ text, soft: true })),
        ...stepsOf(bill, currency),
      ],
      amount,
    })),
    discounts,
    net,
    tax: { label: tax?.text ?? 'VAT follows from your country', amount: tax?.amount ?? null },
    total: { label: 'Total', amount: total },
  })
}

/** One step alone says what the row says. */
function stepsOf(bill: BillStep[], currency: string): { text: string }[] {
  const steps = bill.filter(({ struck }) => !struck)
  if (steps.length < 2) return []
  return steps.map((step) => ({ text: stepInWords(step, currency) }))
}
