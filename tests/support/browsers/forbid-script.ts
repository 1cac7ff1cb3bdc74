import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A document that may do all but run script: what is meant for visitors without it is shown. */
const POLICY = 'sandbox allow-same-origin allow-forms allow-top-navigation'

/** What a visitor without script receives: the same pages, under a policy that lets no script run. */
export async function forbidScript(address: string) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const passed = request(new URL(url, address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-security-policy': POLICY,
      })
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((go) => server.close(go))
    },
  }
}
