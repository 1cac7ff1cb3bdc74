import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { identifyClient, trustProxies } from '@/server/identify-client'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const FORWARDED = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
}

test('a stranger is who the connection says, and what they say of others is removed', async () => {
  const headers = await headersAfter([], FORWARDED)

  expect(headers['x-fount-client']).toBe('127.0.0.1')
  expect(Object.keys(headers).filter((name) => /forwarded|real-ip/.test(name))).toEqual([])
})

test('a hop that is trusted says who asks, and its words are kept', async () => {
  const headers = await headersAfter(['loopback'], FORWARDED)

  expect(headers).toMatchObject({ ...FORWARDED, 'x-fount-client': '203.0.113.9' })
})

test.each([
  ['a client cannot place itself before the hops', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['trusted hops in between are passed over', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['what is no address counts for nothing', 'somebody', '127.0.0.1'],
])('%s', async (_, list, client) => {
  const headers = await headersAfter(['127.0.0.1', '10.0.0.0/8'], { 'x-forwarded-for': list })

  expect(headers['x-fount-client']).toBe(client)
})

test('nobody sets from outside what the server says of them', async () => {
  const planted = { 'x-fount-client': '203.0.113.9', 'X-Fount-Method': 'HEAD' }
  const headers = await headersAfter(['loopback'], planted)

  expect(headers['x-fount-client']).toBe('127.0.0.1')
  expect(headers).not.toHaveProperty('x-fount-method')
})

/** What Next reads of a request that came with these headers. */
async function headersAfter(
  trusted: string[],
  sent: Record<string, string>,
): Promise<Record<string, string>> {
  const isTrusted = trustProxies(trusted)
  const server = createServer((request, response) => {
    identifyClient(request, isTrusted)
    response.end(JSON.stringify(request.headers))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { body } = await askOverTheWire(port, '/', sent)
  server.close()
  return JSON.parse(body.toString())
}
