import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askVies } from '@/operations/tax/ask-vies'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const startedAt = Date.now()
  const check = await askVies({
    url: `http://127.0.0.1:${port}`,
    vatId: 'ATU13585627',
    requester: 'DE123456789',
    now: new Date(0),
  })
  return { check, seconds: (Date.now() - startedAt) / 1000 }
}

const json = (body: unknown): RequestListener => {
  return (_request, response) => void response.end(JSON.stringify(body))
}

test('an answer about another number than was asked is none', async () => {
  const { check } = await ask(json({ countryCode: 'AT', vatNumber: 'U99999999', valid: true }))

  expect(check).toMatchObject({ valid: null, name: null, answer: { away: 'another number' } })
})

test.each([
  { vatNumber: 'U13585627', valid: true },
  { countryCode: 'AT', valid: true },
  { countryCode: 'AT', vatNumber: null, valid: false },
])('an answer that does not name the number that was asked is none: %o', async (body) => {
  const { check } = await ask(json(body))

  expect(check).toMatchObject({ valid: null, name: null, answer: { away: 'malformed' } })
})

test('the number may come back as the register writes it', async () => {
  const { check } = await ask(json({ countryCode: 'at', vatNumber: 'U 13585627', valid: true }))

  expect(check.valid).toBe(true)
})

test('an answer without end is cut off', async () => {
  const { check } = await ask((_request, response) => {
    const piece = 'a'.repeat(16 * 1024)
    const write = () => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', write)
    write()
  })

  expect(check).toMatchObject({ valid: null, answer: { away: 'too long' } })
})

test('an answer in drops, after a first try for nothing, is waited for five seconds in all', async () => {
  const { check, seconds } = await ask((request, response) => {
    let asked = ''
    request.on('data', (piece: Buffer) => (asked += piece.toString()))
    request.on('end', () => {
      const refused = { errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }
      if (asked.includes('requesterNumber'))
        return void setTimeout(() => response.end(JSON.stringify(refused)), 3_000)
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    })
  })

  expect(check).toMatchObject({ valid: null, answer: { away: 'TimeoutError' } })
  expect(seconds).toBeLessThan(7)
})
