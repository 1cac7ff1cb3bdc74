import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import type { Refusal } from '@/domain/shop-error'
import { isStaffWrite, takesServerCalls } from '@/domain/site/allowed-methods'

/** As Next names its server functions, and as much as it reads of what one is called with. */
const ID = /^[0-9a-f]{42}$/
const MOST_BYTES = 1024 * 1024
/** React sends it as one text, or in parts. */
const BODY = /^(?:text\/plain\b|multipart\/form-data\s*;.*\bboundary=\S)/i

/** Who called is known from these alone. */
const OF_SIGN_IN = ['authorization', 'cookie', 'origin', 'sec-fetch-site'] as const

/**
 * Refuses a call of a server function that no page of the admin panel sends, and whoever may not call any or write to Payload's
 * REST, before a byte of it is read: Next parses first and asks afterwards, and answers what it cannot parse with 500 and a page
 * of log; and what it asks costs milliseconds. Returns whether it has answered.
 */
export async function refuseServerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { path, whenReady }: { path: string; whenReady: Promise<unknown> },
): Promise<boolean> {
  const { method = '' } = request
  const isWrite = isStaffWrite(method, path)
  if (!isWrite && (method !== 'POST' || !takesServerCalls(path))) return false
  const refusal =
    (isWrite ? null : refuseShape(request)) ?? (await refuseCaller(request, whenReady))
  if (!refusal) return false

  const { status, message, retryAfterInSeconds } = refusal
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isWrite ? 'application/json' : 'text/plain; charset=utf-8',
    ...(retryAfterInSeconds ? { 'Retry-After': String(retryAfterInSeconds) } : {}),
  })
  const name = status === 429 ? 'too_many_requests' : 'not_allowed'
  response.end(isWrite ? JSON.stringify({ errors: [{ name, message }] }) : `${message}\n`)
  return true
}

function refuseShape({ headers }: IncomingMessage): Refusal | null {
  if (!ID.test(String(headers['next-action'] ?? '')))
    return { status: 400, message: 'Only pages of the admin panel send something here.' }
  if (!BODY.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'Nothing of this type is read here.' }
  const isWhole = headers['transfer-encoding'] === undefined
  const length = Number(headers['content-length'] ?? 0)
  if (isWhole && length === 0) return { status: 400, message: 'There is nothing in this request.' }
  if (length > MOST_BYTES) return { status: 413, message: 'This request is too large.' }
  return null
}

async function refuseCaller({ headers }: IncomingMessage, whenReady: Promise<unknown>) {
  await whenReady
  const given = OF_SIGN_IN.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  const call = {
    headers: new Headers(given as [string, string][]),
    client: String(headers[CLIENT_HEADER] ?? ''),
  }
  return (await globalThis.fountKeyLookup?.serverCall(call)) ?? null
}
