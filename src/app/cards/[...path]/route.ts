import { openShop } from '@/app/(shop)/open-shop'
import { isKnownTag } from '@/domain/site/entity-tag'
import { clientKey } from '@/domain/limits/client-network'
import { LIMITS } from '@/domain/limits/limits'
import { NotFound, TooManyRequests } from '@/domain/request-error'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'
import type { Card } from '@/operations/site/cards/draw-card'
import { drawSetCard } from '@/operations/site/cards/draw-set-card'
import { findCard } from '@/operations/site/cards/find-card'
import { subjectOf, type Asked } from './card-subject'

type Context = { params: Promise<{ path: string[] }> }

const FOREVER = 'public, max-age=31536000, immutable'

/** GET /cards/typeface/{slug}.png, /cards/page/{slug}.png, /cards/shop.png, /cards/set/{style}.png?text=…&axes=…: the pictures of pages that are shared. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = subjectOf((await params).path, new URL(request.url).searchParams)
  try {
    const card = asked && (await drawAsked(request, asked))
    return card ? answerCard(request, card) : answerMissing()
  } catch (error) {
    return answerRefusal(error)
  }
}

function answerCard(request: Request, card: Card): Response {
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

/** What a visitor typed is drawn for whoever asks, and not without end. */
async function drawAsked(request: Request, asked: Asked): Promise<Card | null> {
  const shop = await openShop()
  if (asked.kind !== 'set') return findCard(shop, asked)
  const client = request.headers.get(CLIENT_HEADER)
  if (client) await countRequest(shop, LIMITS.setCard, clientKey(client))
  return drawSetCard(shop, asked)
}

function answerRefusal(error: unknown): Response {
  if (error instanceof TooManyRequests) {
    const headers = { 'Retry-After': String(error.retryAfterInSeconds) }
    return new Response(`${error.message}\n`, { status: 429, headers })
  }
  if (error instanceof NotFound) return answerMissing()
  throw error
}

function answerMissing(): Response {
  return new Response('There is no such picture.\n', { status: 404 })
}
