import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { sendFailure } from '@/server/send-failure'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const server = createServer((request, response) => sendFailure(request, response, 'K4T9QZ'))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

test('where nothing else works a person gets a page that needs no other file', async () => {
  const { status, headers, body } = await askOverTheWire(port, '/', { accept: 'text/html,*/*' })

  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(String(body)).toMatch(/<h1>Internal Server Error\..*<a href="">Try again/s)
  expect(String(body)).toContain('>Reference K4T9QZ<')
  expect(String(body)).not.toMatch(/<script|<link|url\(|src=|@font-face/)
})

test('everything else gets plain words', async () => {
  const { status, body } = await askOverTheWire(port, '/api/fonts', { accept: '*/*' })

  expect([status, String(body)]).toEqual([500, 'Internal Server Error\nReference K4T9QZ'])
})
