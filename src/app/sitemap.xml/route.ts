import { answerText } from '@/app/answer-text'
import { openShop } from '@/app/(shop)/open-shop'
import { composeSitemap } from '@/domain/site/search/compose-sitemap'
import { readSitemap } from '@/operations/site/search/read-sitemap'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /sitemap.xml, and its parts `?part=1` where it is too long for one file. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('part')
  const body = composeSitemap(await readSitemap(await openShop()), {
    origin: shopOrigin(request.headers),
    part: asked === null ? null : /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0,
  })
  if (body === null) return new Response('There is no such part.\n', { status: 404 })
  return answerText(request, { body, type: 'application/xml' })
}
