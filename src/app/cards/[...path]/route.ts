import { openShop } from '@/app/(shop)/open-shop'
import { isKnownTag } from '@/domain/site/entity-tag'
import { findCard, type CardSubject } from '@/operations/site/cards/find-card'

type Context = { params: Promise<{ path: string[] }> }

const FOREVER = 'public, max-age=31536000, immutable'

/** GET /cards/typeface/{slug}.png, /cards/page/{slug}.png, /cards/shop.png: the pictures of pages that are shared. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const subject = subjectOf((await params).path)
  const card = subject && (await findCard(await openShop(), subject))
  if (!card) return new Response('There is no such picture.\n', { status: 404 })

  const etag = `"${card.version}"`
  const asked = new URL(request.url).searchParams.get('v')
  const headers = { ETag: etag, 'Cache-Control': asked === card.version ? FOREVER : 'no-cache' }
  if (isKnownTag(etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(card.png), {
    headers: { ...headers, 'Content-Type': 'image/png' },
  })
}

function subjectOf(path: string[]): CardSubject | null {
  const [kind, name, ...more] = path
  if (kind === 'shop.png' && name === undefined) return { kind: 'shop' }
  const slug = /^([^.]+)\.png$/.exec(name ?? '')?.[1]
  if (!slug || more.length > 0) return null
  return kind === 'typeface' || kind === 'page' ? { kind, slug } : null
}
