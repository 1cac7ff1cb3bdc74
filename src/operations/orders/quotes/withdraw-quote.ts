import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/order/order-error'
import { QuoteIsBeingPaid, QuoteIsClosed } from '@/domain/quote/quote-error'
import type { Quote } from '@/payload-types'
import { cancelOrder } from '../cancel-order'
import { stateNow } from './frozen-quote'
import { findUnpaidOrderOfQuote } from './quote-order-records'
import { moveQuote } from './quote-records'

/**
 * From then on no payment begins. One that is under way keeps the quote open: it is withdrawn first, so that none can begin
 * meanwhile, then its order is cancelled, and where that is too late the quote is open again.
 */
export async function withdrawQuote(payload: Payload, quote: Quote): Promise<void> {
  const state = stateNow(quote)
  if (state === 'paid') throw new QuoteIsClosed(state, quote.validUntil)
  if (state === 'withdrawn') return
  const withdrawnAt = new Date().toISOString()
  const move = { from: ['open' as const, 'expired' as const], state: 'withdrawn' as const }
  await moveQuote(payload, quote.id, { ...move, withdrawnAt })
  const order = await findUnpaidOrderOfQuote(payload, quote.number)
  if (!order) return
  try {
    await cancelOrder(payload, order)
  } catch (error) {
    if (!(error instanceof CartIsPaid)) throw error
    await moveQuote(payload, quote.id, {
      ...{ from: ['withdrawn'], state: 'open', withdrawnAt: null },
    })
    throw new QuoteIsBeingPaid()
  }
}
