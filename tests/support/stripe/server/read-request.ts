import type { IncomingMessage } from 'node:http'

export type ReadRequest = {
  call: string
  path: string
  query: string
  body: string
  key: string
  idempotencyKey: string | null
}

/** A secret key comes in a header; a browser's publishable key may come in the form as well. */
export async function readRequest(request: IncomingMessage): Promise<ReadRequest> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const body = await bodyOf(request)
  const idempotencyKey = request.headers['idempotency-key']

  return {
    call: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    body,
    key: keyOf(request.headers.authorization ?? ''),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function keyOf(authorization: string): string {
  const [scheme, value = ''] = authorization.split(' ')
  if (scheme !== 'Basic') return value
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
}
