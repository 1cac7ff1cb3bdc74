import { isbot } from 'isbot'
import { NextResponse, type NextRequest } from 'next/server'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { redirectTarget, type Redirect } from '@/domain/site/redirect'
import {
  CLIENT_HEADER,
  MISSING_PATH_HEADER,
  MISSING_SENTENCE_HEADER,
} from '@/domain/site/request-headers'
import { isDatabaseAway } from '@/operations/database/is-database-away'
import { lookUpRequest, redirectFrom } from '@/operations/site/routes/route-lookup'

const DOWNLOAD = /^\/api\/download\/([^/]+)\/?$/

/** Next's own hook: a path that leads nowhere is redirected where staff moved it, or responds 404 with words. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname === FAILURE_PAGE) return respondWithFailure(request, 204)
  try {
    return await routeRequest(request)
  } catch (error) {
    console.error(error)
    return respondWithFailure(request, isDatabaseAway(error) ? 503 : 500)
  }
}

async function routeRequest(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  const download = DOWNLOAD.exec(path)?.[1]
  if (download !== undefined) return routeDownload(request, download)
  const status = await lookUpRequest(path, request.headers)
  if (status === 'known') return NextResponse.next()
  const redirect = redirectFrom(path)
  if (redirect) return redirectTo(request, redirect)

  const headers = new Headers(request.headers)
  headers.set(MISSING_PATH_HEADER, path)
  const kind = status === 'no_route' ? 'route' : 'page'
  const missing = new URL(`/missing/${kind}`, request.url)
  return NextResponse.rewrite(missing, { status: 404, request: { headers } })
}

/** A person who follows a link that gives nothing gets a page with a way on; machines get the API's own answer. */
async function routeDownload(request: NextRequest, token: string): Promise<NextResponse> {
  const client = request.headers.get(CLIENT_HEADER)
  const refusal = await globalThis.fountKeyLookup?.download(token, client)
  if (!refusal) return NextResponse.next()

  const headers = new Headers(request.headers)
  headers.set(MISSING_SENTENCE_HEADER, encodeURIComponent(refusal.message))
  const kind = refusal.status === 404 ? 'download' : 'download-ended'
  const missing = new URL(`/missing/${kind}`, request.url)
  const { status, retryAfterInSeconds } = refusal
  const response = NextResponse.rewrite(missing, { status, request: { headers } })
  if (retryAfterInSeconds) response.headers.set('Retry-After', String(retryAfterInSeconds))
  return response
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
    '/((?!api/|admin(?:/|$)|_next/|builds/latest\\.json$|builds/meta/[^/]+$|readyz$|icon\\.svg$|$|explore$|shop$).*)',
    {
      source: '/api/download/:token',
      has: [{ type: 'header', key: 'accept', value: '.*text/html.*' }],
    },
  ],
}
