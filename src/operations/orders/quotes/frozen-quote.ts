import type { FrozenQuote } from '@/domain/quote/quoted-cart'
import { type QuoteState, quoteStateAt } from '@/domain/quote/quote-answer'
import type { Quote } from '@/payload-types'
import type { QuoteInputs } from './quote-records'

/** The row of a quote, as it was written. */
export function frozenQuoteOf(quote: Quote): FrozenQuote {
  const { eulas, coupon } = quote.inputs as unknown as Pick<FrozenQuote, 'eulas' | 'coupon'>
  const json = quote as unknown as Pick<
    FrozenQuote,
    'seller' | 'licensee' | 'lines' | 'extras' | 'discounts' | 'tax'
  >
  return {
    ...{ number: quote.number, madeAt: quote.createdAt, validUntil: quote.validUntil },
    client: {
      email: quote.email ?? '',
      name: quote.name ?? '',
      company: quote.company ?? null,
      address: (quote.address ?? null) as unknown as FrozenQuote['client']['address'],
      vatId: quote.vatid ?? null,
    },
    ...{ seller: json.seller, licensee: json.licensee, tax: json.tax ?? null },
    ...{ lines: json.lines, extras: json.extras ?? [], discounts: json.discounts ?? [] },
    ...{ purchaseOrder: quote.purchaseOrder ?? null, note: quote.note ?? null },
    ...{ currency: quote.currency ?? '', net: quote.net, total: quote.total },
    ...{ eulas, coupon },
  }
}

export function inputsOf(quote: Quote): QuoteInputs {
  return quote.inputs as unknown as QuoteInputs
}

export function stateNow(quote: Quote): QuoteState {
  return quoteStateAt(quote, new Date())
}
