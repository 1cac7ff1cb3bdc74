import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { allowedMethods } from '@/domain/site/allowed-methods'

/** Answers a method that a path does not take, and what it takes to whoever asks. Returns whether it has answered. */
export function refuseMethod(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  const allowed = allowedMethods(path)
  if (allowed.includes(method)) return false

  response.setHeader('Allow', [...new Set([...allowed, 'OPTIONS'])].join(', '))
  response.setHeader('Cache-Control', 'no-store')
  if (method === 'OPTIONS') {
    response.writeHead(204).end()
    return true
  }
  const message = `This address takes ${allowed.join(', ')}.`
  return sendRefusal(response, path, { status: 405, code: 'method_not_allowed', message })
}

/** What is behind these fails when it decodes a path that is no text; the shop's pages say that there is no such page. */
const DECODES = /^\/(?:api|admin|builds|cards|mail|my-licences)\//

/** Answers 400 where such a path is no text (`%FF`). Returns whether it has answered. */
export function refuseMalformed(response: ServerResponse, path: string): boolean {
  if (!DECODES.test(path) || isText(path)) return false
  const message = 'This address is malformed.'
  return sendRefusal(response, path, { status: 400, code: 'malformed', message })
}

type Refusal = { status: number; code: string; message: string }

/** A sentence, and JSON where machines ask. */
export function sendRefusal(
  response: ServerResponse,
  path: string,
  { status, code, message }: Refusal,
): true {
  const isApi = path.startsWith('/api/')
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
  })
  const error = { code, message }
  // Payload's REST says what is wrong in a list.
  response.end(isApi ? JSON.stringify({ error, errors: [error] }) : `${message}\n`)
  return true
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Whoever takes the shop for a proxy names all of an address (`GET http://shop/explore`): it is read as the path, of the host that it names. */
export function readAbsoluteForm(request: IncomingMessage): void {
  const [whole, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(request.url ?? '') ?? []
  if (whole === undefined) return
  request.headers.host = host
  const rest = request.url?.slice(whole.length) ?? ''
  request.url = rest.startsWith('/') ? rest : `/${rest}`
}

/** CONNECT asks for a line to somewhere else; Node hands it over as a socket. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {})
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  )
}
