import type { Payload } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { assertNotUsedUp, countFailure } from '../../limits/count-requests'

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

/** Counts a declined card once, by the attempt it was, however many tell of it. */
export async function countDecline(payload: Payload, order: Order, attempt: string): Promise<void> {
  const isNew = await countFailure(payload, LIMITS.declineReports, attempt)
  if (isNew && order.cart) await countFailure(payload, LIMITS.declines, order.cart)
}
