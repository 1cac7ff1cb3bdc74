import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import {
  readAbsoluteForm,
  refuseMalformed,
  refuseMethod,
  refuseTunnel,
} from '@/server/refuse-method'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const server = createServer((request, response) => {
  readAbsoluteForm(request)
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (refuseMalformed(response, path) || refuseMethod(request, response, path)) return
  response.end(`${request.headers.host}${request.url}`)
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
  expect(JSON.parse(api.body.toString())).toMatchObject({
    error: { code: 'method_not_allowed', message: 'This address takes GET, HEAD.' },
  })
})

test('nobody is connected to somewhere else', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n')

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n/)
})

const NO_TEXT = [
  '/my-licences/%ff',
  '/mail/%ff',
  '/cards/%ff',
  '/builds/meta/%ff.json',
  '/admin/%E0%A4%A',
  ...['download', 'licence', 'eula', 'pages', 'typefaces'].map((place) => `/api/${place}/%ff`),
  ...['font-files/file', 'fonts/letters', 'fonts/characters', 'media/file'].map(
    (place) => `/api/${place}/%ff`,
  ),
  '/api/%ff',
]

test.each(NO_TEXT)('a path that encodes no text is malformed: %s', async (path) => {
  const answer = await askOverTheWire(port, path)

  expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store'])
  expect(answer.body.toString()).toContain('This address is malformed.')
})

test('a page that is no text is left to the page which says so', async () => {
  expect((await askOverTheWire(port, '/typeface/%E0%A4%A')).status).toBe(200)
})

test.each([
  ['http://shop.example/typeface/fraunces?a=%ff', 'shop.example/typeface/fraunces?a=%ff'],
  ['HTTP://shop.example', 'shop.example/'],
  ['https://shop.example?a=b', 'shop.example/?a=b'],
])('an address in its absolute form is read as its path: %s', async (url, read) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${url} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`)

  const answer = await text(socket)

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.split('\r\n\r\n')[1]).toContain(read)
})
