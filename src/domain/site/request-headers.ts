/**
 * What the server (`server/answer-request.ts`) tells of a request to whatever answers it. Headers of these names that come
 * from outside are removed: no client can set one.
 */
export const CLIENT_HEADER = 'x-fount-client'

/** The name that the server gave it: `X-Request-Id` of its answer. */
export const REQUEST_HEADER = 'x-fount-request'

/** `HEAD` where the request was one: it is answered as GET, and no body of it is sent. */
export const METHOD_HEADER = 'x-fount-method'

/** What the proxy tells the page that stands in place of a missing one. */
export const MISSING_PATH_HEADER = 'x-fount-missing-path'

/** Encoded as in a URL: a header holds no typographic apostrophe. */
export const MISSING_SENTENCE_HEADER = 'x-fount-missing-sentence'

/**
 * Next strips Content-Length and Content-Encoding from what a route answers, since a body that came by `fetch` may have
 * been unpacked on the way. Our bodies are ready as they are, so both travel under names of our own beside the real ones,
 * and the server gives them back (`server/shop-response.ts`).
 */
export const FRAMING_HEADERS: Record<string, string> = {
  'x-fount-length': 'Content-Length',
  'x-fount-encoding': 'Content-Encoding',
}

export function framingHeaders(framing: {
  length: number
  encoding?: string
}): Record<string, string> {
  const length = String(framing.length)
  const { encoding } = framing
  return {
    'Content-Length': length,
    'x-fount-length': length,
    ...(encoding ? { 'Content-Encoding': encoding, 'x-fount-encoding': encoding } : {}),
  }
}

/** The value of one cookie of a request, as it was sent. */
export function readCookie(req: { headers: Headers }, name: string): string | null {
  const pairs = (req.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : null
}
