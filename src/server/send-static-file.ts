import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import send from 'send'
import { ownValue } from '@/domain/own-value'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'

const PREFIX = '/_next/static/'
const YEAR_IN_MS = 365 * 24 * 60 * 60 * 1000

/** What src/setup/build/pack-static-files.mjs packs at the build, and how it names what it packed. */
const PACKED_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const ENDINGS = { br: '.br', gzip: '.gz' }

/** Sends a file of the build as the build packed it, for good: its name changes with its content. False: there is none, and nothing is answered. */
export async function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  buildDir: string,
): Promise<boolean> {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (!path.startsWith(PREFIX)) return false

  const file = { root: join(buildDir, 'static'), path: path.slice(PREFIX.length - 1) }
  const type = ownValue(PACKED_TYPES, extname(path))
  if (!type) return sendFile(request, response, file)

  const headers = { Vary: 'Accept-Encoding', 'Content-Type': type }
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') {
    const packed = { root: file.root, path: file.path + ENDINGS[encoding] }
    const packedHeaders = { ...headers, 'Content-Encoding': encoding }
    if (await sendFile(request, response, { ...packed, headers: packedHeaders })) return true
  }
  return sendFile(request, response, { ...file, headers })
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, headers = {} }: { root: string; path: string; headers?: Record<string, string> },
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    send(request, path, { root, index: false, immutable: true, maxAge: YEAR_IN_MS })
      .on('headers', () => setHeaders(response, headers))
      .on('directory', () => resolve(false))
      .on('error', ({ status }: { status: number }) => {
        if (response.headersSent) return response.destroy()
        const names = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'ETag', 'Last-Modified']
        for (const name of [...names, ...Object.keys(headers)]) response.removeHeader(name)
        // A part that is not there, or a condition that does not hold. Everything else is no file of ours.
        if (status !== 412 && status !== 416) return resolve(false)
        response.statusCode = status
        response.end()
      })
      .pipe(response)
  })
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
