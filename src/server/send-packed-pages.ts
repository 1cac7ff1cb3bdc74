import type { ServerResponse } from 'node:http'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import type { PackedPages } from './packed-pages'

/**
 * A page of Next's cache that is packed anew for every visitor takes longer than all the rest of the answer; it is sent as it
 * was packed once. Called after the packing of other answers has put its own `end` on the response: this one goes before it.
 */
export function sendPackedPages(response: ServerResponse, pages: PackedPages): void {
  const end = response.end.bind(response) as (...words: unknown[]) => ServerResponse
  response.end = (...words: unknown[]) => {
    const [html] = words
    const isSent =
      typeof html === 'string' &&
      isCachedPage(response) &&
      sendPacked(response, { html, pages, end })
    return isSent ? response : end(...words)
  }
}

type Page = { html: string; pages: PackedPages; end: (body?: Buffer) => unknown }

function sendPacked(response: ServerResponse, { html, pages, end }: Page): boolean {
  const encoding = acceptedEncoding(String(response.req.headers['accept-encoding'] ?? ''))
  const page = encoding === 'identity' ? null : pages.find(html)?.[encoding]
  if (!page) return false

  response.setHeader('ETag', page.etag)
  response.setHeader('Vary', withEncoding(String(response.getHeader('Vary') ?? '')))
  if (isKnownTag(page.etag, response.req.headers['if-none-match'] ?? null)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    end()
    return true
  }
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', page.bytes.byteLength)
  end(page.bytes)
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
