import type { IncomingMessage, ServerResponse } from 'node:http'

type Patience = {
  /** How long any body may take. */
  patienceInMs: number
  /** What still arrives at this pace has longer: a master of 32 MB over a slow line is honest. */
  bytesPerSecond: number
  /** How long the rest of a body may arrive that was answered already: who sends much must still read why. */
  lingerInMs: number
}

const PATIENCE: Patience = { patienceInMs: 60_000, bytesPerSecond: 16 * 1024, lingerInMs: 5_000 }

const SENTENCE = 'The request took too long to arrive. Please send it again.\n'

/** Ends a request whose body trickles in: each one that is waited for holds memory and a place. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { patienceInMs, bytesPerSecond, lingerInMs }: Patience = PATIENCE,
): void {
  if (!hasBody(request)) return
  const { socket } = request
  const [startedAt, bytesBefore] = [Date.now(), socket.bytesRead]

  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const seconds = (Date.now() - startedAt) / 1000
    if (socket.bytesRead - bytesBefore >= seconds * bytesPerSecond) return
    clearInterval(timer)
    endRequest(response)
  }, patienceInMs)
  timer.unref()
  response.once('close', () => {
    clearInterval(timer)
    if (request.complete) return
    setTimeout(() => request.complete || socket.destroy(), lingerInMs).unref()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Past the response: whoever was to answer finds the request cut off, as by a browser that went away. */
function endRequest(response: ServerResponse): void {
  const { socket } = response
  if (!socket || response.headersSent) return void socket?.destroy()
  const headers = [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: text/plain; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${SENTENCE.length}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${SENTENCE}`, () => socket.destroy())
}
