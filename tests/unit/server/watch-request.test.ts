import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { figures, setFigure } from '@/platform/figures'
import { pageFailures } from '@/platform/next-answers'
import { watchRequest } from '@/server/watch-request'

/** A server that watches, what it wrote, and the names that its requests were given. */
async function watching(answer: RequestListener, { logs = true } = {}) {
  const lines: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const server = createServer((request, response) => {
    watchRequest(request, response, { logs })
    answer(request, response)
  }).listen(0)
  onTestFinished(() => {
    output.mockRestore()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    await response.text()
    await vi.waitFor(() => expect(closed).toBe(true))
    return response
  }
  let closed = false
  server.on('request', (_, response) => {
    closed = false
    response.once('close', () => setImmediate(() => (closed = true)))
  })
  return { get, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('a request is one line: its name, method, route, status and time, and nothing that opens something', async () => {
  const { get, lines } = await watching((_, response) => response.writeHead(200).end())
  const response = await get('/order/q8Zx71bLw0?key=secret&email=ada@example.org')

  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      id: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/order/:key',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

test('a line is 500 bytes at most, however long its address', async () => {
  const { get, lines } = await watching((_, response) => response.writeHead(400).end())
  await get('/looked-for-where-nothing-is-found-by-any'.repeat(300))
  await get(`/${'ä/'.repeat(1000)}`)

  expect(lines().map((line) => JSON.stringify(line).length < 500)).toEqual([true, true])
})

test('what the page of a failure is named by stands in the line', async () => {
  const { get, lines } = await watching((request, response) => {
    const id = String(request.headers['x-fount-request'])
    pageFailures().set(id, { digest: '123456', isAway: false })
    response.writeHead(500).end()
  })
  await get('/shop')

  expect(lines()).toMatchObject([{ status: 500, reference: '123456' }])
  expect(pageFailures().size).toBe(0)
})

test('probes and files of the build are told only when they fail, and nothing where it is turned off', async () => {
  const answer: RequestListener = ({ url }, response) =>
    void response.writeHead(url === '/readyz' ? 503 : 200).end()
  const on = await watching(answer)
  for (const path of ['/healthz', '/_next/static/a.js', '/readyz']) await on.get(path)
  const off = await watching(answer, { logs: false })
  await off.get('/shop')

  expect(on.lines().map(({ route }) => route)).toEqual(['/readyz'])
  expect(off.lines()).toEqual([])
})

test('requests are counted by route and status: typefaces together, and what is nowhere under one name', async () => {
  const { get } = await watching(({ url }, response) =>
    response.writeHead(url === '/nonsense' ? 404 : 200).end(),
  )
  for (const path of ['/typeface/one', '/typeface/two', '/nonsense', '/api/order/status'])
    await get(path)
  const text = await figures().registry.metrics()
  const count = 'fount_http_request_duration_seconds_count'

  expect(text).toContain(`${count}{method="GET",route="/typeface/…",status="200"} 2`)
  expect(text).toContain(`${count}{method="GET",route="nowhere",status="404"} 1`)
  expect(text).toContain(`${count}{method="GET",route="/api/order/status",status="200"} 1`)
  expect(text).not.toContain('nonsense')
})

test('a figure that cannot be read is none, and no other is lost by it', async () => {
  const none = async () => {
    throw new Error('The database is away.')
  }
  setFigure({ name: 'fount_tried', help: 'Tried.', label: 'state', read: async () => [['ok', 3]] })
  setFigure({ name: 'fount_away', help: 'Away.', read: none })
  const text = await figures().registry.metrics()

  expect(text).toContain('fount_tried{state="ok"} 3')
  expect(text).not.toMatch(/^fount_away/m)
})
