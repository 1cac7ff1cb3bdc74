import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKeptFromSearch } from '@/domain/site/search/hidden-from-search'
import { pageFailures } from '@/platform/next-answers'
import { isPaymentStep, securityPolicy } from './security-policy'

const YEAR_IN_S = 365 * 24 * 60 * 60

/** What the shop's own endpoints say of caching, they say themselves. All else under /api/ is Payload's REST. */
const OWN_ENDPOINTS = /^\/api\/(fonts|font-files|forms|order|csrf|download|demo-payments)(\/|$)/

/** Search engines fetch previews of fonts to draw pages, and list none of them. Pictures of the shop may be found. */
const NOT_INDEXED = /^\/api\/(?!media\/)/

/** What is run or drawn inside a page, and never opened as one. */
const PART_OF_PAGE = /^(text\/javascript|text\/css|font\/)/

/** A page's own rules: they weigh 600 bytes, and a first visit fetches a dozen scripts. */
const FOR_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
]

export type Safety = { isHttps: boolean; hasPolicy: boolean }

/** Set before anything is answered, whatever it will be; what its type makes needless is taken off when it is sent. */
export function setSafeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { isHttps, hasPolicy }: Safety,
): void {
  const url = request.url ?? '/'
  const isPayment = isPaymentStep(url)
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': isPayment ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': permissions(isPayment),
    ...(hasPolicy ? { 'Content-Security-Policy': securityPolicy({ isPayment, hashes: [] }) } : {}),
    ...(NOT_INDEXED.test(url) || isKeptFromSearch(url) ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${YEAR_IN_S}` } : {}),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const isRest = url.startsWith('/api/') && !OWN_ENDPOINTS.test(url.split('?', 1)[0] ?? '')
  finishHeaders(response, { isRest, isStaff: isStaff(request) })
}

/** Nothing of a machine but a card is ever asked for. */
function permissions(isPayment: boolean): string {
  const none = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'usb'].map(
    (name) => `${name}=()`,
  )
  const payment = isPayment ? '(self "https://js.stripe.com")' : '()'
  return [...none, `payment=${payment}`].join(', ')
}

/** Payload knows staff by this cookie, or by a header. */
function isStaff({ headers }: IncomingMessage): boolean {
  return /(^|;\s*)fount-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined
}

function finishHeaders(
  response: ServerResponse,
  { isRest, isStaff }: { isRest: boolean; isStaff: boolean },
): void {
  const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse
  response.writeHead = ((...words: unknown[]) => {
    if (isRest) {
      response.setHeader('Vary', withCookie(String(response.getHeader('Vary') ?? '')))
      if (isStaff) response.setHeader('Cache-Control', 'private, no-store')
    }
    // Of a page that failed Next says 500, whyever.
    if (words[0] === 500 && failureOf(response)?.isAway) words[0] = 503
    const isAway = words[0] === 503 && response.getHeader('Retry-After') === undefined
    if (isAway) response.setHeader('Retry-After', '5')
    const type = String(response.getHeader('Content-Type') ?? '')
    // A viewer of documents is a plugin to some browsers.
    if (type.startsWith('application/pdf'))
      response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
    if (PART_OF_PAGE.test(type)) for (const name of FOR_PAGES) response.removeHeader(name)
    return writeHead(...words)
  }) as ServerResponse['writeHead']
}

function failureOf(response: ServerResponse) {
  return pageFailures().get(String(response.getHeader('X-Request-Id')))
}

function withCookie(vary: string): string {
  if (/\bcookie\b/i.test(vary)) return vary
  return [vary, 'Cookie'].filter(Boolean).join(', ')
}
