import { ServerResponse } from 'node:http'
import { isKnownTag } from '@/domain/site/entity-tag'
import { acceptedEncoding } from './accepted-encoding'
import { PackedPages } from './packed-pages'

type End = (this: ServerResponse, ...words: unknown[]) => ServerResponse

/**
 * Next packs a page of its cache anew for every visitor, which takes longer than all the rest of the answer. Here it is
 * packed once. Next's own packing puts an `end` of its own on each response; the setter sees it coming and steps before it.
 * Called once when the server starts.
 */
export function sendPackedPages(): void {
  const pages = new PackedPages()
  const send = ServerResponse.prototype.end as unknown as End

  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    get: () => send,
    set(this: ServerResponse, pack: End) {
      const end: End = function (...words) {
        return sendPacked(this, words[0], { pages, send }) ? this : pack.apply(this, words)
      }
      Object.defineProperty(this, 'end', { configurable: true, writable: true, value: end })
    },
  })
}

type Means = { pages: PackedPages; send: End }

function sendPacked(response: ServerResponse, html: unknown, { pages, send }: Means): boolean {
  if (typeof html !== 'string' || !isCachedPage(response)) return false
  const encoding = acceptedEncoding(String(response.req.headers['accept-encoding'] ?? ''))
  const page = encoding === 'identity' ? null : pages.find(html)?.[encoding]
  if (!page) return false

  response.setHeader('ETag', page.etag)
  response.setHeader('Vary', withEncoding(String(response.getHeader('Vary') ?? '')))
  if (isKnownTag(page.etag, response.req.headers['if-none-match'] ?? null)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    send.call(response)
    return true
  }
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', page.bytes.byteLength)
  send.call(response, page.bytes)
  return true
}

function isCachedPage(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    response.req.method === 'GET' &&
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    response.getHeader('Content-Encoding') === undefined &&
    String(response.getHeader('Content-Type') ?? '').startsWith('text/html')
  )
}

function withEncoding(vary: string): string {
  if (/\baccept-encoding\b/i.test(vary)) return vary
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}
