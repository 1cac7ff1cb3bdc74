import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The first import of a test file, before anything of the shop reads its environment: who publishes rates. */
export const bank = { answer: '', stop: () => server.close() }

const server = createServer((_, response) => response.end(bank.answer)).listen(0, '127.0.0.1')
await once(server, 'listening')

process.env.RATES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`
