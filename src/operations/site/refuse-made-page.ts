import type { Payload } from 'payload'
import { clientKey } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import { countRequest } from '../limits/count-requests'

export type PageRefusal = { status: number; message: string; retryAfterInSeconds: number }

/** Counts a page that is made for this visit alone, and says why it is not made; null: it is. */
export async function refuseMadePage(
  payload: Payload,
  client: string | null,
): Promise<PageRefusal | null> {
  try {
    if (client) await countRequest(payload, LIMITS.madePage, clientKey(client))
    return null
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const { status, message, retryAfterInSeconds } = error
    return { status, message, retryAfterInSeconds }
  }
}
