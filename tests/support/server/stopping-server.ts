import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stopWhenAsked } from '@/server/stop-when-asked'

/** A process of its own: what is being tested ends it. It answers after a while, and has a second to finish. */
const server = createServer((_, response) => {
  setTimeout(() => response.end('answered'), 200)
})
stopWhenAsked(server, { close: async () => {}, handOn: async () => {}, patienceInMs: 1000 })
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
