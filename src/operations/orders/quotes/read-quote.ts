import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type { MineQuote } from '@/domain/order/mine-answer'
import type { Seller } from '@/domain/order/seller'
import { pick } from '@/domain/own-value'
import type { QuoteAnswer, QuoteDesk, QuoteView } from '@/domain/quote/quote-answer'
import { payersOfQuote } from '@/domain/quote/quote-payers'
import {
  couponNote,
  type FrozenQuote,
  quoteBill,
  type QuoteClient,
} from '@/domain/quote/quoted-cart'
import { toldAnswers } from '@/domain/quote/quoted-answers'
import { NotFound } from '@/domain/request-error'
import { zoneOf } from '@/domain/tax/day-in-country'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'
import type { Order, Quote } from '@/payload-types'
import { findOrderOfQuote } from '../../records/orders'
import { findQuoteById, findQuoteByKey, type QuoteInputs } from '../../records/quotes'
import { keyOf } from '../../secret-key'
import { taxOf, totalNoteOf } from '../order-response'
import { isDemo } from '../payment/configured-payments'
import { frozenQuoteOf, inputsOf, stateNow } from './price-quoted-cart'

export async function requireQuote(payload: Payload, key: string): Promise<Quote> {
  const quote = await findQuoteByKey(payload, key)
  if (!quote) throw new NotFound('quote')
  return quote
}

/** The body of GET /api/order/quote: without its client's name and address. */
export function quoteAnswer(row: Quote, origin: string): QuoteAnswer {
  const quote = frozenQuoteOf(row)
  const key = keyOf('quote', row.nonce ?? '')
  return {
    quote_number: quote.number,
    quote_key: key,
    quote_url: `${origin}/quote/${key}`,
    pdf_url: `${origin}/api/order/quote/pdf?quote_key=${key}`,
    state: stateNow(row),
    valid_until: quote.validUntil,
    ...pick(quote, ['currency', 'net', 'total']),
    bill: quoteBill(quote),
    tax: quote.tax && { text: describeTax(quote.tax), amount: quote.tax.amount },
    coupon_note: couponNote(quote),
  }
}

/** What the quote's page shows to whoever holds its link. */
export async function readQuoteView(
  payload: Payload,
  row: Quote,
  origin: string,
): Promise<QuoteView> {
  const quote = frozenQuoteOf(row)
  const order = row.state === 'paid' ? await findOrderOfQuote(payload, row.number) : null
  return {
    ...quoteAnswer(row, origin),
    // What was paid: its tax follows from who paid, whatever the quote could say.
    ...(order && { net: order.net, tax: taxOf(order), total: order.total }),
    made_at: quote.madeAt,
    time_zone: zoneOf(quote.seller.address.country),
    total_note: order ? totalNoteOf(order) : taxNote(quote.tax, quote.currency),
    lines: quote.lines.map((line) => shownLine(line, inputsOf(row))),
    ...pick(quote, ['extras', 'note', 'eulas']),
    seller: sellerLines(quote.seller),
    client: clientLines(quote.client),
    is_by_staff: quote.isByStaff,
    licensee: await readLicensee(payload, row),
    purchase_order: quote.purchaseOrder,
    takes_transfer: row.takesTransfer ?? false,
    demo: isDemo(),
    payers: payersOfQuote(quote),
  }
}

function shownLine(
  { typeface, styles, covers = styles, licences }: FrozenQuote['lines'][number],
  { terms }: QuoteInputs,
): QuoteView['lines'][number] {
  const named = covers.map(({ name, typeface }) => ({ name, typeface: typeface.name }))
  const first = named[0]
  return {
    typeface: typeface.name,
    slug: typeface.slug,
    styles: nameStyles(named),
    face: first ? previewFaceName(first.typeface, first.name) : '',
    uses: licences.map(({ label }) => label),
    answers: toldAnswers(licences, terms.rules.licenceTypes),
  }
}

export async function requireQuoteById(payload: Payload, id: string): Promise<Quote> {
  const quote = await findQuoteById(payload, id)
  if (!quote) throw new NotFound('quote')
  return quote
}

/** What staff see of a quote, and what they may do with it. */
export async function readQuoteDesk(
  payload: Payload,
  { id, origin }: { id: string; origin: string },
): Promise<QuoteDesk> {
  const quote = await requireQuoteById(payload, id)
  const order = await findOrderOfQuote(payload, quote.number)
  const { quote_url: url, ...answer } = quoteAnswer(quote, origin)
  return {
    url,
    ...pick(answer, ['state', 'pdf_url', 'total', 'currency', 'valid_until']),
    email: quote.email ?? '',
    has_address: Boolean(quote.address),
    order: order && { id: order.id, number: order.number, state: order.state },
  }
}

/** In the lines of a letter. */
export function sellerLines({ legalName, address, vatId, email }: Seller): string[] {
  const { lines } = documentAddress({ ...address, state: null })
  return [legalName, ...lines, vatLine(vatId), email].filter((line) => line !== '')
}

export function clientLines({ company, name, address, vatId, email }: QuoteClient): string[] {
  const lines = address ? documentAddress(address).lines : []
  return [company ?? '', name, ...lines, vatLine(vatId), email].filter((line) => line !== '')
}

function vatLine(vatId: string | null): string {
  return vatId ? `VAT ${vatId}` : ''
}

/** Of a paid quote whom its licence names, as its payer said at last; until then whom the quote names. */
async function readLicensee(payload: Payload, row: Quote): Promise<string[]> {
  const order = row.state === 'paid' ? await findOrderOfQuote(payload, row.number) : null
  return order ? licenseeLines(partiesOf(order)) : licenseeLines(frozenQuoteOf(row))
}

function partiesOf({ licensee, name, company }: Order): Parties {
  return {
    licensee: (licensee ?? { kind: 'self' }) as Licensee,
    client: { name: name ?? '', company: company ?? null },
  }
}

/** Quotes as My licences lists them. */
export function viewQuotes(payload: Payload, rows: Quote[], origin: string): Promise<MineQuote[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { quote_number: number, quote_url: url, ...answer } = quoteAnswer(row, origin)
      const [licensee = ''] = await readLicensee(payload, row)
      const shown = pick(answer, ['state', 'valid_until', 'total', 'currency'])
      return { number, url, ...shown, licensee, made_at: row.createdAt }
    }),
  )
}

type Parties = { licensee: Licensee; client: Pick<QuoteClient, 'name' | 'company'> }

export function licenseeLines({ licensee, client }: Parties): string[] {
  const { company, name } = licensee.kind === 'self' ? client : licensee
  return [company ?? '', name].filter((line) => line !== '')
}
