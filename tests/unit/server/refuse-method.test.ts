import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { refuseMethod, refuseTunnel } from '@/server/refuse-method'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const server = createServer((request, response) => {
  if (!refuseMethod(request, response, request.url ?? '')) response.end('answered')
})
server.on('connect', refuseTunnel)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

test.each([
  ['GET', '/typeface/fraunces', 200, undefined],
  ['DELETE', '/typeface/fraunces', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/', 405, 'GET, HEAD, OPTIONS'],
  ['TRACE', '/', 405, 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/', 405, 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/', 204, 'GET, HEAD, OPTIONS'],
  ['POST', '/admin', 200, undefined],
  ['PUT', '/admin', 405, 'GET, HEAD, POST, OPTIONS'],
  ['GET', '/api/order/checkout', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/api/order', 204, 'GET, HEAD, POST, OPTIONS'],
  ['PATCH', '/api/typefaces/7', 200, undefined],
  ['OPTIONS', '/api/typefaces', 200, undefined],
  ['PUT', '/api/typefaces/7', 405, 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'],
])('%s %s is %i', async (method, path, status, allow) => {
  const answer = await askOverTheWire(port, path, {}, { method })

  expect([answer.status, answer.headers.allow]).toEqual([status, allow])
})

test('a refusal is a sentence, and JSON where machines ask', async () => {
  const page = await askOverTheWire(port, '/explore', {}, { method: 'DELETE' })
  const api = await askOverTheWire(port, '/api/fonts', {}, { method: 'POST' })

  expect(page.body.toString()).toBe('This address takes GET, HEAD.\n')
  expect(JSON.parse(api.body.toString())).toEqual({
    error: { code: 'method_not_allowed', message: 'This address takes GET, HEAD.' },
  })
})

test('nobody is connected to somewhere else', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n')

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n/)
})
