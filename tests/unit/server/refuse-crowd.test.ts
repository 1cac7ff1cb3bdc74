import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Crowd } from '@/server/refuse-crowd'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const SENTENCE = 'The shop is busy. Nothing is lost; try again in a moment.'

/** A shop whose answers come when the test says so. */
async function aShop({ hasNoMoment }: { hasNoMoment: boolean }) {
  const crowd = new Crowd(() => hasNoMoment)
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!crowd.refuse(response, path)) waiting.push(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())

  const ask = (path: string) => askOverTheWire(port, path)
  async function comeInCrowds(path: string, many: number): Promise<void> {
    const before = waiting.length
    for (let one = 0; one < many; one++) ask(path).catch(() => {})
    await vi.waitFor(() => expect(waiting.length).toBe(before + many), 5000)
  }
  const answerNext = () => waiting.at(-1)?.end('here')
  return { ask, comeInCrowds, waiting, answerNext }
}

test('who is one too many for a busy shop is asked at once to come again, in words that fit', async () => {
  const { ask, comeInCrowds } = await aShop({ hasNoMoment: true })
  await comeInCrowds('/shop', 50)
  const [page, call] = await Promise.all([ask('/explore'), ask('/api/order')])

  for (const { status, headers } of [page, call])
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      ...[503, '5', 'no-store'],
    ])
  expect(String(page.body)).toBe(`${SENTENCE}\n`)
  expect(JSON.parse(String(call.body))).toMatchObject({
    error: { code: 'shop_away', message: SENTENCE },
  })
})

test.each([
  '/api/order/checkout',
  '/api/order/stripe/confirm',
  '/api/order/stripe/webhook',
  '/api/download/token',
  '/order/key',
  '/readyz',
])('%s is let through a crowd that looks', async (path) => {
  const { ask, comeInCrowds, waiting, answerNext } = await aShop({ hasNoMoment: true })
  await comeInCrowds('/shop', 50)
  const asked = ask(path)
  await vi.waitFor(() => expect(waiting.length).toBe(51))
  answerNext()
  expect((await asked).status).toBe(200)
})

test('a crowd of those who buy has an end too', async () => {
  const { ask, comeInCrowds } = await aShop({ hasNoMoment: true })
  await comeInCrowds('/api/order/checkout', 600)

  expect((await ask('/api/order/checkout')).status).toBe(503)
})

test('a crowd is no reason while the shop has a moment: slow lines wait without costing any', async () => {
  const { comeInCrowds, waiting } = await aShop({ hasNoMoment: false })
  await comeInCrowds('/shop', 200)

  expect(waiting.length).toBe(200)
})

test('who has their answer, or has gone, waits no more', async () => {
  const { comeInCrowds, waiting } = await aShop({ hasNoMoment: true })
  await comeInCrowds('/shop', 50)
  waiting[0]?.writeHead(200).write('a download begins')
  await comeInCrowds('/shop', 1)
  waiting[1]?.destroy()
  await vi.waitFor(() => expect(waiting[1]?.closed).toBe(true))
  await comeInCrowds('/shop', 1)

  expect(waiting.length).toBe(52)
})

test('pages that are ready go out in turns, between which others are served, and a line has an end', async () => {
  const crowd = new Crowd(() => true)
  const refused: boolean[] = []
  const response = { ...{ setHeader() {}, writeHead() {}, end() {} } } as unknown as ServerResponse
  for (let one = 0; one < 350; one++)
    void crowd.refuseInLine(response, '/explore').then((is) => refused.push(is))

  expect(await crowd.refuseInLine(response, '/api/order/checkout')).toBe(false)
  await aTurn()
  await aTurn()
  expect(refused.length).toBeLessThan(100)
  await vi.waitFor(() => expect(refused.length).toBe(350))
  expect(refused.filter((is) => is).length).toBe(30)
})
