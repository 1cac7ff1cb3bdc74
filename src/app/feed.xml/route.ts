import { answerText } from '@/app/answer-text'
import { answerWithin } from '@/app/answer-within'
import { LIMITS } from '@/domain/limits/limits'
import { readStoryFeed } from '@/operations/site/read-feeds'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /feed.xml: news and essays, the newest first, as Atom. */
export function GET(request: Request): Promise<Response> {
  return answerWithin(request, LIMITS.machines, async (shop) => {
    const body = await readStoryFeed(shop, shopOrigin(request.headers))
    return answerText(request, { body, type: 'application/atom+xml' })
  })
}
