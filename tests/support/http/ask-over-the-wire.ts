import { request, type IncomingMessage } from 'node:http'

export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

type Asked = { method?: string; body?: Uint8Array; signal?: AbortSignal }

/** As it comes over the wire: nothing is unpacked, no header is added. */
export function askOverTheWire(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body, signal }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method, signal }
    const asked = request(options, (message) => {
      const parts: Buffer[] = []
      message.on('data', (part: Buffer) => parts.push(part))
      message.on('error', reject) // cut in the middle of the body
      message.on('end', () => {
        const { statusCode = 0, headers: received } = message
        resolve({ status: statusCode, headers: received, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
