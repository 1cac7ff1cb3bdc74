import type { Payload } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { assertNotUsedUp, countFailure } from '../../limits/count-requests'
import { paymentProvider } from './configured-payments'

/** Whoever tries many cards on one cart tests cards that are not theirs. Its orders count together: changing the cart makes a new one. */
export async function assertCardsMayBeTried(payload: Payload, cart: string): Promise<void> {
  await assertNotUsedUp(payload, LIMITS.declines, cart)
}

/** The same for whoever asks what became of a card: money that came is settled all the same. */
export async function refusalOfCards(payload: Payload, cart: string): Promise<Error | null> {
  try {
    await assertCardsMayBeTried(payload, cart)
    return null
  } catch (error) {
    if (error instanceof TooManyRequests) return error
    throw error
  }
}

/**
 * Counts a declined card once, by the attempt it was, however many tell of it. After the last that is allowed the intent is
 * cancelled: the browser that holds its secret tries cards at the provider itself, past every limit of the shop's. Whoever
 * comes back in an hour is given a new one.
 */
export async function countDecline(payload: Payload, order: Order, attempt: string): Promise<void> {
  if (!order.cart) return
  const isNew = await countFailure(payload, LIMITS.declineReports, attempt)
  if (isNew) await countFailure(payload, LIMITS.declines, order.cart)
  const isUsedUp = (await refusalOfCards(payload, order.cart)) !== null
  if (isUsedUp && order.intent) await paymentProvider(payload).cancelIntent(order.intent)
}
