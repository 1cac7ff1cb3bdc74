import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What befalls the next answers to GET: `other` are other bytes, `half` breaks off, `pause` never ends. */
type Fault = 'busy' | 'half' | 'other' | 'pause'

/** A bucket in the memory, by the few verbs of S3 that the shop speaks; two keys a page, as a large one has a thousand. */
export async function startS3Double({ keysOnPage = 2 } = {}) {
  const state = { isAway: false }
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', endpoint)
    const key = decodeURIComponent(pathname.replace(/^\/shop\/?/, ''))
    const { method = 'GET' } = request
    asked.push(`${method} ${key}`)
    if (state.isAway) return response.writeHead(503).end(errorOf('SlowDown'))
    if (method === 'PUT') return put(request, response, key)
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') return method === 'HEAD' ? response.end() : list(response, searchParams)
    const fault = method === 'GET' ? faults.shift() : undefined
    if (fault === 'busy') return response.writeHead(503).end(errorOf('SlowDown'))
    const bytes = objects.get(key)
    if (!bytes) return response.writeHead(404).end(method === 'HEAD' ? '' : errorOf('NoSuchKey'))
    response.setHeader('content-length', bytes.length)
    if (!fault) return response.end(method === 'HEAD' ? '' : bytes)
    if (fault === 'other') return response.end(Buffer.alloc(bytes.length))
    response.write(bytes.subarray(0, bytes.length / 2))
    if (fault === 'half') setTimeout(() => response.destroy(), 20)
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    const bytes = await buffer(request)
    const isWhole = request.headers['x-amz-content-sha256'] === sha256Of(bytes)
    if (!isWhole) return response.writeHead(400).end(errorOf('XAmzContentSHA256Mismatch'))
    objects.set(key, bytes)
    response.end()
  }

  function list(response: ServerResponse, asked: URLSearchParams) {
    const after = asked.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = keys.slice(0, keysOnPage)
    const isCut = keys.length > page.length
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    response.end(
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents}</ListBucketResult>`,
    )
  }

  return {
    state,
    objects,
    asked,
    faults,
    place: { bucket: 'shop', prefix: 'of/', endpoint, region: 'us-east-1' },
    url: `s3://shop/of?endpoint=${endpoint}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function errorOf(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
