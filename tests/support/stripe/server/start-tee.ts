import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findStripeMock } from '../find-stripe-mock'
import { runStripeMock } from '../run-stripe-mock'

/** A request that the published API would not take. */
type Violation = { call: string; body: string; message: string }

export type StripeTee = {
  /** For STRIPE_API_BASE. */
  base: string
  watched: boolean
  violations: Violation[]
  stop(): Promise<void>
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Shows every request to stripe-mock first; what passes there is answered by the double. */
export async function startTee(doubleBase: string): Promise<StripeTee> {
  const binary = findStripeMock()
  if (binary === null) {
    console.warn('stripe-mock is not installed: requests are not compared with the published API.')
    return { base: doubleBase, watched: false, violations: [], stop: async () => undefined }
  }
  const mock = await runStripeMock(binary)
  const violations: Violation[] = []
  const server = createServer((request, response) => {
    pass({ request, response, bases: [mock.base, doubleBase], violations }).catch(() =>
      response.socket?.destroy(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watched: true,
    violations,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await mock.stop()
    },
  }
}

type Passed = {
  request: IncomingMessage
  response: ServerResponse
  bases: [mock: string, double: string]
  violations: Violation[]
}

async function pass({ request, response, bases: [mock, double], violations }: Passed) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)

  if (isOfShop(request)) {
    const seen = await forward(mock, request, body)
    if (seen.status >= 400) {
      violations.push(violationOf(request, body, seen))
      return answer(response, seen)
    }
  }
  answer(response, await forward(double, request, body))
}

/** The browser sends its publishable key within the form: what it does is the provider's own. */
function isOfShop({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/v1/') && headers.authorization !== undefined
}

function violationOf(request: IncomingMessage, body: Buffer, seen: Answer): Violation {
  const { error } = JSON.parse(seen.body.toString('utf8')) as { error?: { message?: string } }
  const call = `${request.method} ${request.url}`
  return { call, body: body.toString('utf8'), message: error?.message ?? `Status ${seen.status}` }
}

function forward(base: string, { method, url = '/', headers }: IncomingMessage, body: Buffer) {
  const to = new URL(url, base)
  return new Promise<Answer>((resolve, reject) => {
    const onward = ask(to, { method, headers: { ...headers, host: to.host } }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { statusCode: status = 502, headers: own } = incoming
        resolve({ status, headers: own, body: Buffer.concat(parts) })
      })
    })
    onward.on('error', reject)
    onward.end(body)
  })
}

const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

function answer(response: ServerResponse, { status, headers, body }: Answer): void {
  const own = Object.entries(headers).filter(([name]) => !HOP.includes(name))
  response.writeHead(status, Object.fromEntries(own))
  response.end(body)
}
