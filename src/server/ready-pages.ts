import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { LastPages } from './last-pages'
import { type PackedPage, sendPackedPage } from './packed-pages'
import { FOR_HALF_A_MINUTE } from './shop-response'

/** Whoever sends one of these wants something else of Next than the page: its data, a part of it, a draft. */
const FOR_NEXT = /^(rsc|next-|x-nextjs-|x-prerender-|x-middleware-)/
const DRAFT_COOKIE = '__prerender_bypass'

type ReadyPage = { page: PackedPage; headers: OutgoingHttpHeaders; snapshot: unknown }

/**
 * Pages of the cache as they were answered last, by their address: until anything that is published changes, the next
 * answer is the same, and Next need not look for it again.
 */
export class ReadyPages {
  readonly #kept = new LastPages<ReadyPage>()

  /** Returns whether it has answered. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const ready = isForVisitor(request) ? this.#kept.get(request.url ?? '') : undefined
    const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''))
    if (!ready || encoding === 'identity' || ready.snapshot !== snapshotNow()) return false

    for (const [name, value] of Object.entries(ready.headers)) {
      if (value !== undefined) response.setHeader(name, value)
    }
    sendPackedPage(response, { page: ready.page, encoding, end: (body) => response.end(body) })
    return true
  }

  /** Called before Next answers: what it sends then is as old as what was published at this moment. */
  keeperFor(request: IncomingMessage): (response: ServerResponse, page: PackedPage) => void {
    const snapshot = snapshotNow()
    return (response, page) => {
      if (!isForVisitor(request) || !isForEverybody(response) || !snapshot) return
      const { 'x-request-id': _own, ...headers } = response.getHeaders()
      this.#kept.set(request.url ?? '', { page, headers, snapshot })
    }
  }
}

/** Another one after every change of what the pages show: operations/site/page-cache/refresh-pages.ts. */
function snapshotNow(): unknown {
  return globalThis.fountIsPageOutdated
}

function isForVisitor({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.includes('?') &&
    !Object.keys(headers).some((name) => FOR_NEXT.test(name)) &&
    !headers.cookie?.includes(DRAFT_COOKIE)
  )
}

/** Cached for good, until something is published, and the same for all. */
function isForEverybody(response: ServerResponse): boolean {
  return (
    response.getHeader('Cache-Control') === FOR_HALF_A_MINUTE &&
    response.getHeader('Set-Cookie') === undefined
  )
}
