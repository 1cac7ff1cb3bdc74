import type { ServerResponse } from 'node:http'
import { fillInReference, REFERENCE_HEADER } from '@/domain/site/failure-page'
import { isCachedAnswer } from '@/platform/next-answers'
import { hashOf, isFrameworkScript } from '@/platform/page-scripts'
import { MOVE_TO_HEAD } from '@/storefront/catalogue/menu-faces/face-rule-store'
import { LastPages } from '../last-pages'
import { HEAD_SCRIPT_HASH, isPaymentStep, securityPolicy } from './security-policy'

type End = (...words: unknown[]) => ServerResponse

/** The policies of pages, by their text: those of the cache are sent many times. */
export class PagePolicies {
  readonly #kept = new LastPages<string[]>()

  hashesOf(html: string): string[] {
    const known = this.#kept.get(html)
    if (known) return known
    const hashes = findHashes(html)
    this.#kept.set(html, hashes)
    return hashes
  }
}

/**
 * A page names the scripts that stand in it by their hashes, in a header: so it is held until it is whole. Called after
 * everything else that wraps the response: this goes before it.
 */
export function secureHtml(response: ServerResponse, policies: PagePolicies, url: string): void {
  const pieces: Buffer[] = []
  const [write, end, flushHeaders] = [
    response.write.bind(response) as (...words: unknown[]) => boolean,
    response.end.bind(response) as End,
    response.flushHeaders.bind(response),
  ]
  const isHtml = () =>
    !response.headersSent &&
    String(response.getHeader('Content-Type') ?? '').startsWith('text/html')

  response.flushHeaders = () => {
    if (!isHtml()) flushHeaders()
  }
  response.write = ((piece: unknown, ...words: unknown[]) => {
    if (!isHtml()) return write(piece, ...words)
    pieces.push(asBuffer(piece))
    for (const word of words) if (typeof word === 'function') queueMicrotask(() => word())
    return true
  }) as ServerResponse['write']
  response.end = ((piece: unknown, ...words: unknown[]) => {
    if (!isHtml()) return end(piece, ...words)
    const isWhole = pieces.length === 0 && typeof piece === 'string'
    if (!isWhole && (typeof piece === 'string' || piece instanceof Uint8Array))
      pieces.push(asBuffer(piece))
    const body = isWhole ? piece : Buffer.concat(pieces)
    const isPayment = isPaymentStep(url)
    // What is made for one visitor is not kept.
    const hashes = isCachedAnswer(response)
      ? policies.hashesOf(String(body))
      : findHashes(String(body))
    response.setHeader('Content-Security-Policy', securityPolicy({ isPayment, hashes }))
    return end(
      withReference(body, response),
      ...[piece, ...words].filter((word) => typeof word === 'function'),
    )
  }) as ServerResponse['end']
}

/** A failure is named on its page, whose scripts stay as they are. */
function withReference(body: string | Buffer, response: ServerResponse): string | Buffer {
  const reference = response.getHeader(REFERENCE_HEADER)
  if (typeof reference !== 'string') return body
  response.removeHeader('Content-Length')
  response.removeHeader('ETag')
  return fillInReference(String(body), reference)
}

function findHashes(html: string): string[] {
  return [HEAD_SCRIPT_HASH, ...hashInlineScripts(html)]
}

function asBuffer(piece: unknown): Buffer {
  return typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece as Uint8Array)
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi

const FONT_LOADS = /^(document\.fonts\.load\(("(?:[^"\\]|\\.)*")\);?)+$/

/**
 * The hashes of those scripts in a page that are known by their form: data for React, fonts to load and to move, React's own. Any other
 * script that got into a page stays without one, and the browser does not run it.
 */
export function hashInlineScripts(html: string): string[] {
  const found = Array.from(html.matchAll(INLINE), ([, script = '']) => script)
  return [...new Set(found.filter(isKnown).map((script) => `sha256-${hashOf(script)}`))]
}

function isKnown(script: string): boolean {
  return script === MOVE_TO_HEAD || FONT_LOADS.test(script) || isFrameworkScript(script)
}
