import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { couponNote, type FrozenQuote, quoteBill } from '@/domain/quote/quoted-cart'
import type { QuoteAnswer, QuoteView } from '@/domain/quote/quote-answer'
import { NotFound } from '@/domain/request-error'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'
import type { Quote } from '@/payload-types'
import { keyOf } from '../../secret-key'
import { isDemo } from '../payment/payment-provider'
import { frozenQuoteOf, stateNow } from './frozen-quote'
import { findQuoteByKey } from './quote-records'
import { clientLines, licenseeOfQuote, sellerLines } from './quote-parties'

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
    currency: quote.currency,
    bill: quoteBill(quote),
    net: quote.net,
    tax: quote.tax && { text: describeTax(quote.tax), amount: quote.tax.amount },
    total: quote.total,
    coupon_note: couponNote(quote),
  }
}

/** What the quote's page shows to whoever holds its link. */
export function quoteView(row: Quote, origin: string): QuoteView {
  const quote = frozenQuoteOf(row)
  return {
    ...quoteAnswer(row, origin),
    made_at: quote.madeAt,
    total_note: taxNote(quote.tax, quote.currency),
    lines: quote.lines.map(shownLine),
    extras: quote.extras,
    seller: sellerLines(quote.seller),
    client: clientLines(quote.client),
    licensee: licenseeOfQuote(quote),
    purchase_order: quote.purchaseOrder,
    note: quote.note,
    eulas: quote.eulas,
    takes_transfer: row.takesTransfer ?? false,
    demo: isDemo(),
    prefill: prefillOf(quote),
  }
}

function shownLine({
  typeface,
  styles,
  licences,
}: FrozenQuote['lines'][number]): QuoteView['lines'][number] {
  const named = styles.map(({ name, typeface }) => ({ name, typeface: typeface.name }))
  const first = named[0]
  return {
    ...{ typeface: typeface.name, slug: typeface.slug, styles: nameStyles(named) },
    face: first ? previewFaceName(first.typeface, first.name) : '',
    uses: licences.map(({ label }) => label),
  }
}

function prefillOf({ client, licensee, tax }: FrozenQuote): QuoteView['prefill'] {
  const { country = tax?.country ?? '', ...address } = client.address ?? {}
  const given = Object.entries(address).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return {
    ...{ email: client.email, name: client.name, company: client.company ?? '' },
    ...{ country, vat_id: client.vatId ?? '', address: Object.fromEntries(given) },
    client: clientOf(licensee),
  }
}

function clientOf(licensee: Licensee): QuoteView['prefill']['client'] {
  if (licensee.kind === 'self') return null
  const { name, company = '', email = '' } = licensee
  return { name, company, email }
}
