import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { method: string; path: string; type: string; token: string; body: string }

/** What the server does with one request: an answer, or the line is cut. */
export type Scripted =
  { status: number; headers?: Record<string, string>; body?: unknown } | { cut: true }

/** A real server on a port of its own that answers by its script, line by line, and writes down what is requested. */
export async function startScriptedServer(script: Scripted[]) {
  const heard: Heard[] = []
  const times: number[] = []

  const server = createServer(async (request, response) => {
    times.push(Date.now())
    heard.push(await hear(request))
    const next = script.shift() ?? { status: 200, body: { told: 'all' } }
    if ('cut' in next) return void request.socket.destroy()
    response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers })
    response.end(next.body === undefined ? '' : JSON.stringify(next.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    /** Milliseconds between the requests. */
    pauses: () => times.slice(1).map((time, index) => time - (times[index] ?? 0)),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    type: String(request.headers['content-type'] ?? ''),
    token: String(request.headers['x-csrftoken'] ?? ''),
    body: Buffer.concat(pieces).toString(),
  }
}
