import type { Payload } from 'payload'
import type { QuoteDesk } from '@/domain/quote/quote-answer'
import { NotFound } from '@/domain/request-error'
import type { Quote } from '@/payload-types'
import { quoteAnswer } from './read-quote'
import { findOrderOfQuote } from './quote-order-records'
import { findQuoteById } from './quote-records'

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
  const { state, quote_url, pdf_url, total, currency, valid_until } = quoteAnswer(quote, origin)
  return {
    ...{ state, url: quote_url, pdf_url, total, currency, valid_until },
    email: quote.email ?? '',
    has_address: Boolean(quote.address),
    order: order && { id: order.id, number: order.number, state: order.state },
  }
}
