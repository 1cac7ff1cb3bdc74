import { randomInt } from 'node:crypto'
import { isbot } from 'isbot'
import { NextResponse, type NextRequest } from 'next/server'
import { drawReference, FAILURE_PAGE, REFERENCE_HEADER } from '@/domain/site/failure-page'
import { type Redirect, redirectTarget, withoutTrailingSlash } from '@/domain/site/redirect'
import {
  CLIENT_HEADER,
  MISSING_PATH_HEADER,
  MISSING_SENTENCE_HEADER,
  REQUEST_HEADER,
} from '@/domain/site/request-headers'
import { isDatabaseAway } from '@/operations/database-errors'
import type { DownloadRefusal } from '@/operations/downloads/open-download'
import { lookUpRequest, redirectFrom } from '@/operations/site/routes/route-lookup'

const LICENCE = /^\/licence\/([^/]+)\/?$/
const ORDER = /^\/order\/([^/]+)\/?$/
const TESTER = /^\/explore\/([^/]+)\/?$/
const COMPARE = /^\/compare\/?$/
const IN_USE = /^\/in-use\/?$/
const DOWNLOAD = /^\/api\/download\/([^/]+)\/?$/

/** Next's own hook: a path that leads nowhere is redirected where staff moved it, or responds 404 with words. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname === FAILURE_PAGE) return respondWithFailure(request, 204)
  try {
    return await routeRequest(request)
  } catch (error) {
    const reference = request.headers.get(REQUEST_HEADER) ?? drawReference(randomInt)
    console.error(`Reference ${reference}:`, error)
    const response = respondWithFailure(request, isDatabaseAway(error) ? 503 : 500)
    response.headers.set(REFERENCE_HEADER, reference)
    return response
  }
}

async function routeRequest(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  const download = DOWNLOAD.exec(path)?.[1]
  if (download !== undefined) return routeDownload(request, download)
  const licence = LICENCE.exec(path)?.[1]
  if (licence !== undefined) return routeCheck(request, licence)
  const order = ORDER.exec(path)?.[1]
  if (order !== undefined) return routeOrder(request, order)
  const typed = typedByHand(request)
  if (typed) return redirectTo(request, typed)
  const status = await lookUpRequest(path, request.headers)
  if (status === 'known') return routeKnown(request)
  const redirect = redirectFrom(path)
  if (redirect) return redirectTo(request, redirect)

  return respondMissing(request, { kind: status === 'no_route' ? 'route' : 'page', status: 404 })
}

/** What people type without a key: their own cart by its cookie, and for an order where all of theirs stand. */
function typedByHand({ nextUrl, cookies }: NextRequest): Redirect | null {
  const from = withoutTrailingSlash(nextUrl.pathname)
  if (from === '/order') return { from, to: '/my-licences', status: 307 }
  if (from !== '/cart') return null
  const key = /"key":"([\w-]+)"/.exec(cookies.get('cart')?.value ?? '')?.[1]
  return { from, to: key ? `/cart/${key}` : '/shop', status: 307 }
}

/**
 * A shared tester shows its text on its picture: bots get the page that reads the query, visitors the cached one. Pictures in use
 * of one typeface are chosen by the query too, and by everybody.
 */
async function routeKnown(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl
  const slug = TESTER.exec(pathname)?.[1]
  const isSet = ['style', 'text', 'axes', 'features'].some((key) => searchParams.has(key))
  const setBy = isSet && isbot(request.headers.get('user-agent')) ? slug : undefined
  const used = IN_USE.test(pathname) ? searchParams.get('typeface') : null
  const isUsed = used !== null && globalThis.fountKnownRoutes?.uses.has(used)
  const page = setBy ? `set/${setBy}` : isUsed ? `in-use/${used}` : null
  if (page === null && !COMPARE.test(pathname)) return NextResponse.next()

  const client = request.headers.get(CLIENT_HEADER)
  const refusal = await globalThis.fountKeyLookup?.madePage(client)
  if (refusal)
    return respondMissing(request, { kind: 'later', sentence: refusal.message, ...refusal })
  if (page === null) return NextResponse.next()
  return NextResponse.rewrite(new URL(`/missing/${page}${search}`, request.url))
}

/** A licence that anybody may check, but nobody all day. */
async function routeCheck(request: NextRequest, key: string): Promise<NextResponse> {
  const client = request.headers.get(CLIENT_HEADER)
  const refusal = await globalThis.fountKeyLookup?.licence(key, client)
  if (!refusal) return NextResponse.next()
  const { status, message: sentence, retryAfterInSeconds } = refusal
  const kind = retryAfterInSeconds ? 'later' : 'page'
  return respondMissing(request, { kind, status, sentence, retryAfterInSeconds })
}

/** An order that its link shows no more says where a new one is made. */
async function routeOrder(request: NextRequest, key: string): Promise<NextResponse> {
  const refusal = await globalThis.fountKeyLookup?.order(key)
  if (!refusal) return NextResponse.next()
  const { status, message: sentence } = refusal
  const kind = status === 410 ? 'order-ended' : 'page'
  return respondMissing(request, { kind, status, sentence })
}

/** A person who follows a link that gives nothing gets a page with a way on; machines get the API's own answer. */
async function routeDownload(request: NextRequest, token: string): Promise<NextResponse> {
  const client = request.headers.get(CLIENT_HEADER)
  const refusal = await globalThis.fountKeyLookup?.download(token, client)
  if (!refusal) return NextResponse.next()

  const { status, message: sentence, retryAfterInSeconds } = refusal
  const kind = kindOfRefusal(refusal)
  return respondMissing(request, { kind, status, sentence, retryAfterInSeconds })
}

type Missing = { kind: string; status: number; sentence?: string; retryAfterInSeconds?: number }

/** The page that says why nothing is there, with its status. */
function respondMissing(request: NextRequest, missing: Missing): NextResponse {
  const { kind, status, sentence, retryAfterInSeconds } = missing
  const headers = new Headers(request.headers)
  const { pathname, search } = request.nextUrl
  headers.set(MISSING_PATH_HEADER, kind === 'later' ? pathname + search : pathname)
  if (sentence) headers.set(MISSING_SENTENCE_HEADER, encodeURIComponent(sentence))
  const page = new URL(`/missing/${kind}`, request.url)
  const response = NextResponse.rewrite(page, { status, request: { headers } })
  if (retryAfterInSeconds) response.headers.set('Retry-After', String(retryAfterInSeconds))
  return response
}

/** `missing/[kind]` shows each with the way on that it has. */
function kindOfRefusal({ status, isTrial, retryAfterInSeconds }: DownloadRefusal): string {
  if (status === 404) return 'download'
  if (retryAfterInSeconds) return 'download-later'
  return isTrial ? 'trial-ended' : 'download-ended'
}

function redirectTo(request: NextRequest, redirect: Redirect): NextResponse {
  const target = redirectTarget(new URL(request.url), redirect)
  return NextResponse.redirect(new URL(target, request.url), redirect.status)
}

/** The error page is for people: a bot receives the bare status. */
function respondWithFailure(request: NextRequest, status: 204 | 500 | 503): NextResponse {
  const headers: HeadersInit = status === 503 ? { 'Retry-After': '5' } : {}
  if (isbot(request.headers.get('user-agent'))) {
    return new NextResponse(null, { status, headers })
  }
  const shown = status === 204 ? 500 : status
  return NextResponse.rewrite(new URL(FAILURE_PAGE, request.url), { status: shown, headers })
}

/** What needs no check: the API, the admin, Next's own files and the pages that always are. */
export const config = {
  matcher: [
    '/((?!api/|admin(?:/|$)|_next/|builds/latest\\.json$|builds/meta/[^/]+$|readyz$|$|explore$|shop$).*)',
    {
      source: '/api/download/:token',
      has: [{ type: 'header', key: 'accept', value: '.*text/html.*' }],
    },
  ],
}
