import { request as ask, Agent } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

/** One stranger sent what follows, and all visitors waited for seconds. */

const PORT = Number(new URL(process.env.FOUNT_TEST_URL ?? 'http://localhost:0').port)
const CONNECTIONS = 20
const FLOOD_IN_MS = 2000
/** A busy machine has others to serve too; what was mended took tens of seconds. */
const LONGEST_WAIT_IN_MS = 1000
const CALL = '[{"name":"constructor","args":{}}]'
const TEXT = 'text/plain;charset=UTF-8'

/** As the admin panel's own scripts name its functions. */
async function idsOfFunctions(): Promise<string[]> {
  const html = String((await askOverTheWire(PORT, '/admin/login')).body)
  const scripts = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g))]
  const texts = await Promise.all(scripts.map((path) => askOverTheWire(PORT, path)))
  const found = [html, ...texts.map(({ body }) => String(body))].join('\n')
  return [...new Set(found.match(/\b[0-9a-f]{42}\b/g))]
}

function post(path: string, { headers, body }: { headers: object; body: string }, agent?: Agent) {
  return new Promise<{ status: number; size: number }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: PORT, path, method: 'POST', agent }
    const asking = ask({ ...options, headers: { ...headers } }, (response) => {
      const { statusCode: status = 0 } = response
      buffer(response).then(({ length: size }) => resolve({ status, size }), reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

test('a font comes in its time while twenty strangers call the constructor of all objects @commit', async () => {
  const list = JSON.parse(String((await askOverTheWire(PORT, '/api/fonts')).body)) as {
    files: { file: string }[]
  }[]
  const font = new URL(list[0]?.files[0]?.file ?? '', 'http://any').pathname
  const [id = ''] = await idsOfFunctions()
  const headers = { 'next-action': id.padEnd(42, '0'), 'content-type': TEXT }
  // Once before: what a route takes to be loaded is none of the flood's doing.
  await Promise.all([askOverTheWire(PORT, font), post('/admin/login', { headers, body: CALL })])
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + FLOOD_IN_MS
  const statuses = new Set<number>()
  const floods = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      statuses.add((await post('/admin/login', { headers, body: CALL }, agent)).status)
    }
  })
  const waits: number[] = []
  while (performance.now() < end) {
    const before = performance.now()
    expect((await askOverTheWire(PORT, font)).status).toBe(200)
    waits.push(performance.now() - before)
  }
  await Promise.all(floods)
  agent.destroy()
  const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Infinity

  expect([...statuses]).toEqual([403])
  expect(p95).toBeLessThan(LONGEST_WAIT_IN_MS)
})

const TYPES = [
  '',
  'application/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/mixed; boundary=b',
  TEXT,
  'text/x-component',
]
const PART = '--b\r\nContent-Disposition: form-data; name="'
const BODIES = [
  '',
  '{',
  '[',
  '["$F1"]',
  '"$K1"',
  '[{"__proto__":{"a":1}}]',
  CALL,
  `${PART}0"\r\n\r\n[`,
  `${PART}$ACTION_ID_0"\r\n\r\n\r\n--b--\r\n`,
  `${PART}$ACTION_REF_1"\r\n\r\n\r\n--b--\r\n`,
]

test('whatever a stranger posts to the admin panel is a short refusal @commit', async () => {
  const [id = ''] = await idsOfFunctions()
  const ids = ['', 'x', 'constructor', '0'.repeat(42), id, 'f'.repeat(8000)]
  const asked = ids.flatMap((id) =>
    TYPES.flatMap((type) =>
      BODIES.map((body) => ({
        body,
        headers: {
          ...(id ? { 'next-action': id } : {}),
          ...(type ? { 'content-type': type } : {}),
        },
      })),
    ),
  )
  const odd: string[] = []
  for (const one of asked) {
    const { status, size } = await post('/admin/login', one)
    const isRefused = [400, 403, 413, 415, 429].includes(status) && size < 200
    if (!isRefused) odd.push(`${status}, ${size} bytes: ${JSON.stringify(one).slice(0, 120)}`)
  }

  expect(odd).toEqual([])
})
