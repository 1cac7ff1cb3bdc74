import type { PayloadRequest } from 'payload'
import { ShopIsAway } from '@/domain/request-error'
import type { Encoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { framingHeaders } from '@/domain/site/request-headers'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

type Body = {
  version: string
  body: string | Uint8Array<ArrayBuffer>
  type?: string
  /** How the body is packed already. */
  encoding?: Encoding
}

/** An address that names today's version is good for ever; any other is asked for again. */
export function answerVersion(
  req: PayloadRequest,
  { version, body, type = 'application/json', encoding }: Body,
): Response {
  // Text is packed on its way, in more ways than one.
  const etag = typeof body === 'string' ? `W/"${version}"` : `"${version}${encoding ?? ''}"`
  const headers = {
    ETag: etag,
    'Cache-Control': req.searchParams.get('v') === version ? FOREVER : ASK_AGAIN,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(encoding ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (isKnownTag(etag, req.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': type,
      ...(encoding && encoding !== 'identity'
        ? framingHeaders({ length: Buffer.byteLength(body), encoding })
        : {}),
    },
  })
}

/** Work on a font that was given up is no fault of who asked for it. */
export async function notNow<Made>(work: Promise<Made>): Promise<Made> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FontJobFailed) throw new ShopIsAway()
    throw error
  }
}
