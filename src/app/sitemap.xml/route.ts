import { answerText } from '@/app/answer-text'
import { answerWithin } from '@/app/answer-within'
import { LIMITS } from '@/domain/limits/limits'
import { writeSitemap } from '@/operations/site/write-sitemap'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /sitemap.xml, and its parts `?part=1` where it is too long for one file. */
export function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('part')
  const part = asked === null ? null : /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  return answerWithin(request, LIMITS.machines, async (shop) => {
    const body = await writeSitemap(shop, { origin: shopOrigin(request.headers), part })
    if (body === null) return new Response('There is no such part.\n', { status: 404 })
    return answerText(request, { body, type: 'application/xml' })
  })
}
