import { answerText } from '@/app/answer-text'
import { openShop } from '@/app/(shop)/open-shop'
import { readReleaseFeed } from '@/operations/site/search/read-release-feed'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /releases.xml: new releases of every typeface, as Atom. */
export async function GET(request: Request): Promise<Response> {
  const body = await readReleaseFeed(await openShop(), shopOrigin(request.headers))
  return answerText(request, { body, type: 'application/atom+xml' })
}
