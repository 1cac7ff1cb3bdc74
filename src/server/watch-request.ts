import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { METHODS } from 'node:http'
import { drawReference } from '@/domain/site/failure-page'
import { REQUEST_HEADER } from '@/domain/site/request-headers'
import { routePattern } from '@/domain/site/route-pattern'
import { figures } from '@/platform/figures'
import { pageFailures } from '@/platform/next-answers'
import { shared } from '@/platform/shared'

/** Of which most are asked for every few seconds, or by the dozen a page: told only when they fail. */
const QUIET = /^\/(healthz|readyz|favicon\.ico|_next\/)/

const MOST_ROUTES = 300

/** Names a request: for its answer, its error page, the log of whatever fails on the way, and one line of its own. Returns the name. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { logs }: { logs: boolean },
): string {
  const id = drawReference(randomInt)
  const startedAt = performance.now()
  const { method = '', url = '' } = request
  request.headers[REQUEST_HEADER] = id
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = performance.now() - startedAt
    count({ method, url, status, ms })
    const { digest } = pageFailures().get(id) ?? {}
    pageFailures().delete(id)
    if (!logs || (status < 400 && QUIET.test(url))) return
    const line = {
      time: new Date().toISOString(),
      id,
      method,
      route: routePattern(url),
      status,
      ms: Math.round(ms),
      ...(writableFinished ? {} : { broken: true }),
      ...(digest ? { reference: digest } : {}),
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
  return id
}

type Watched = { method: string; url: string; status: number; ms: number }

/** A stranger may ask for as many paths as they like: what is nowhere has one name, and there is an end to names. */
function count({ method, url, status, ms }: Watched): void {
  const names = shared('routes counted', () => new Set<string>())
  const named = status === 404 ? 'nowhere' : pageOf(routePattern(url))
  if (names.size < MOST_ROUTES) names.add(named)
  const route = names.has(named) ? named : 'other'
  const labels = { method: METHODS.includes(method) ? method : 'other', route, status }
  figures().requests.observe(labels, ms / 1000)
}

/** All typefaces' pages are one; calls are told apart. */
function pageOf(route: string): string {
  const [, first = '', ...rest] = route.split('/')
  return first === 'api' || rest.length === 0 ? route : `/${first}/…`
}
