import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { findQuoteByNumber, moveQuote } from './quote-records'

/** Whatever became of the quote meanwhile: its order is paid. Safe to repeat. */
export async function markQuotePaid(payload: Payload, order: Order): Promise<void> {
  const quote = order.quote ? await findQuoteByNumber(payload, order.quote) : null
  if (!quote || quote.state === 'paid') return
  const from = ['open', 'expired', 'withdrawn'] as const
  await moveQuote(payload, quote.id, { from: [...from], state: 'paid', order: order.number })
}
