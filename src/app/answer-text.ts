import { createHash } from 'node:crypto'
import { isKnownTag } from '@/domain/site/entity-tag'

/** As the pages themselves: a cache on the way may be half a minute late, whoever has it asks whether it is still the newest. */
const FOR_HALF_A_MINUTE = 'public, max-age=0, s-maxage=30, must-revalidate'

/** A file made of what is published now: whoever has it already is told that it has not changed. */
export function answerText(request: Request, { body, type }: { body: string; type: string }) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: the body is compressed on its way out, and the ETag stays.
  const etag = `W/"${hash}"`
  const headers = { ETag: etag, 'Cache-Control': FOR_HALF_A_MINUTE }
  if (isKnownTag(etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
}
