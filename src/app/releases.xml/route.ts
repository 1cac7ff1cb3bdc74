import { answerText } from '@/app/answer-text'
import { answerWithin } from '@/app/answer-within'
import { LIMITS } from '@/domain/limits/limits'
import { readReleaseFeed } from '@/operations/site/read-feeds'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /releases.xml: new releases of every typeface, as Atom. */
export function GET(request: Request): Promise<Response> {
  return answerWithin(request, LIMITS.machines, async (shop) => {
    const body = await readReleaseFeed(shop, shopOrigin(request.headers))
    return answerText(request, { body, type: 'application/atom+xml' })
  })
}
