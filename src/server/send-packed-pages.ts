import type { ServerResponse } from 'node:http'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { isCachedAnswer } from '@/platform/next-answers'
import type { PackedPage, PackedPages } from './packed-pages'
import { sendPackedPage } from './send-packed-page'

type Keep = (response: ServerResponse, page: PackedPage) => void

/**
 * A page of Next's cache that is packed anew for every visitor takes longer than all the rest of the answer; it is sent as it
 * was packed once, and kept for the next. Called after the packing of other answers has put its own `end` on the response:
 * this one goes before it.
 */
export function sendPackedPages(
  response: ServerResponse,
  { pages, keep }: { pages: PackedPages; keep: Keep },
): void {
  const end = response.end.bind(response) as (...words: unknown[]) => ServerResponse
  response.end = (...words: unknown[]) => {
    const [html] = words
    const isSent =
      typeof html === 'string' &&
      isCachedPage(response) &&
      sendPacked(response, { html, pages, keep, end })
    return isSent ? response : end(...words)
  }
}

type Page = { html: string; pages: PackedPages; keep: Keep; end: (body?: Buffer) => unknown }

function sendPacked(response: ServerResponse, { html, pages, keep, end }: Page): boolean {
  const encoding = acceptedEncoding(String(response.req.headers['accept-encoding'] ?? ''))
  const page = encoding === 'identity' ? null : pages.find(html)
  if (!page || encoding === 'identity') return false

  response.setHeader('Vary', withEncoding(String(response.getHeader('Vary') ?? '')))
  keep(response, page)
  sendPackedPage(response, { page, encoding, end })
  return true
}

function isCachedPage(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    response.req.method === 'GET' &&
    response.statusCode === 200 &&
    isCachedAnswer(response) &&
    response.getHeader('Content-Encoding') === undefined &&
    String(response.getHeader('Content-Type') ?? '').startsWith('text/html')
  )
}

function withEncoding(vary: string): string {
  if (/\baccept-encoding\b/i.test(vary)) return vary
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}
