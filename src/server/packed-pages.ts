import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { isCachedAnswer } from '@/platform/next-answers'
import { LastPages } from './last-pages'

export type PackedPage = Record<'gzip' | 'br', { bytes: Buffer; etag: string }>

/** Pages as they are sent, each packed once: found by their text, so that a refreshed page is another page. */
export class PackedPages {
  readonly #kept = new LastPages<PackedPage>()
  readonly #begun = new Set<string>()

  /** Null while it is not packed yet: that is done beside the answers, never before one. */
  find(html: string): PackedPage | null {
    const page = this.#kept.get(html)
    if (!page && !this.#begun.has(html)) void this.#pack(html)
    return page ?? null
  }

  async #pack(html: string): Promise<void> {
    this.#begun.add(html)
    try {
      this.#kept.set(html, await packPage(html))
    } finally {
      this.#begun.delete(html)
    }
  }
}

async function packPage(html: string): Promise<PackedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(html, { level: 9 }),
    promisify(brotliCompress)(html, { params }),
  ])
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { gzip: { bytes: zipped, etag: `"${hash}g"` }, br: { bytes: brotli, etag: `"${hash}b"` } }
}

type Packing = { page: PackedPage; encoding: keyof PackedPage; end: (body?: Buffer) => unknown }

/** Sends a page in one of its packings, or 304 to whoever has it. */
export function sendPackedPage(response: ServerResponse, { page, encoding, end }: Packing): void {
  const { bytes, etag } = page[encoding]
  response.setHeader('ETag', etag)
  if (isKnownTag(etag, response.req.headers['if-none-match'] ?? null)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    end()
    return
  }
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.byteLength)
  end(bytes)
}

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
