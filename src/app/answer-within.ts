import type { Payload } from 'payload'
import { openShop } from '@/app/(shop)/open-shop'
import { clientKey, type Limit } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { asShopError } from '@/operations/database-errors'
import { countRequest } from '@/operations/limits/count-requests'

const SOON = 5

/** Answers as long as the client stays within the limit. Machines are refused in a line of text. */
export async function answerWithin(
  request: Request,
  limit: Limit,
  answer: (shop: Payload) => Promise<Response>,
): Promise<Response> {
  try {
    const shop = await openShop()
    const client = request.headers.get(CLIENT_HEADER)
    if (client) await countRequest(shop, limit, clientKey(client))
    return await answer(shop)
  } catch (error) {
    return refuseInText(error)
  }
}

function refuseInText(error: unknown): Response {
  const known = asShopError(error)
  if (!known) throw error
  // Work on a font that was given up is no fault of who asked for it.
  const isGivenUp = known instanceof FontJobFailed
  const status = isGivenUp ? 503 : known.status
  const again = isGivenUp ? SOON : known.retryAfterInSeconds
  const headers: HeadersInit = again ? { 'Retry-After': String(again) } : {}
  return new Response(`${known.message}\n`, { status, headers })
}
