import type { Payload } from 'payload'
import { answerWithin } from '@/app/answer-within'
import { isKnownTag } from '@/domain/site/entity-tag'
import { LIMITS } from '@/domain/limits/limits'
import type { Card } from '@/operations/site/cards/render-card'
import { drawSetCard, isSigned } from '@/operations/site/cards/draw-set-card'
import { findCard, plainCardOf, type CardSubject } from '@/operations/site/cards/find-card'
import { decodeFeatures } from '@/domain/catalogue/features'
import type { SetText } from '@/domain/site/sharing/card-address'
import { decodePairs } from '@/storefront/tester/state/encode-query'

type Context = { params: Promise<{ path: string[] }> }

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * GET /cards/typeface/{slug}.png, /cards/page/{slug}.png, /cards/shop.png, /cards/set/{style}.png?text=…&axes=…&features=…&signature=…:
 * the pictures of pages that are shared.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = subjectOf((await params).path, new URL(request.url).searchParams)
  if (!asked) return answerMissing()
  const limit = asked.kind === 'set' ? LIMITS.setCard : LIMITS.card
  return answerWithin(request, limit, (shop) => answerAsked(request, { shop, asked }))
}

type Drawing = { shop: Payload; asked: Asked }

/** What a visitor typed is drawn where a page of ours named the picture. */
async function answerAsked(request: Request, { shop, asked }: Drawing): Promise<Response> {
  if (asked.kind !== 'set') return answerCard(request, await findCard(shop, asked))
  const { set, signature } = asked
  if (isSigned(set, signature)) return answerCard(request, await drawSetCard(shop, set))

  const plain = await plainCardOf(shop, set.styleId)
  if (!plain) return answerMissing()
  return new Response(null, {
    status: 302,
    headers: { Location: plain.src, 'Cache-Control': 'no-cache' },
  })
}

function answerCard(request: Request, card: Card | null): Response {
  if (!card) return answerMissing()
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

function answerMissing(): Response {
  return new Response('There is no such picture.\n', { status: 404 })
}

type Asked = CardSubject | { kind: 'set'; set: SetText; signature: string | null }

/** What a card's address asks for; null: nothing that there is. */
function subjectOf(path: string[], query: URLSearchParams): Asked | null {
  const [kind, name, ...more] = path
  if (kind === 'shop.png' && name === undefined) return { kind: 'shop' }
  const slug = /^([^.]+)\.png$/.exec(name ?? '')?.[1]
  if (!slug || more.length > 0) return null
  if (kind === 'set') {
    const set = {
      styleId: slug,
      text: query.get('text') ?? '',
      axes: decodePairs(query.get('axes')),
      features: decodeFeatures(query.get('features')),
    }
    return { kind, set, signature: query.get('signature') }
  }
  return kind === 'typeface' || kind === 'page' ? { kind, slug } : null
}
