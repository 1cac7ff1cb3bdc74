import type { Endpoint } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { refuseStrangersWrite } from '@/operations/staff/refuse-calls'
import { Browser, ORIGIN } from '../support/shop/browser'
import { gatherLogs } from '../support/shop/gather-logs'
import { openShop } from '../support/shop/open-shop'
import { signInStaff } from '../support/shop/staff'
import config from '../support/shop/template/quiet-config'

const shop = await openShop()
await signInStaff(shop)
afterAll(() => shop.close())

const BYTES_OF_A_LINE = 500
const BYTES_OF_A_CRASH = 2048
const MOST_PROCESSOR_IN_MS = 5

const CANARY = 'canary'
const TOLD = {
  email: `${CANARY}@example.net`,
  password: `${CANARY} words nobody guesses`,
  cart_key: `${CANARY}-key-of-22-letters`,
  name: `${CANARY}\n[00:00:00] INFO: a line that nobody wrote`,
  token: CANARY,
  [`${CANARY}-field`]: { constructor: { prototype: { [CANARY]: true } } },
}
const NAMES = '__proto__ constructor toString id where data lines file'.split(' ')
const JSON_TYPE = 'application/json'

type Body = [type: string, body: string, header?: string]

/** Each says in its own way what no log repeats. */
const BODIES: Body[] = [
  [JSON_TYPE, JSON.stringify(TOLD)],
  [JSON_TYPE, `{${NAMES.map((name) => `"${name}":"${CANARY}"`).join()}}`],
  [JSON_TYPE, `{"${CANARY}":`],
  [JSON_TYPE, JSON.stringify({ ...TOLD, email: CANARY.repeat(30_000) })],
  [
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"${CANARY}":`,
  ],
  ['application/x-www-form-urlencoded', `email=${TOLD.email}&password=${CANARY}`],
  // A POST that calls itself a GET, which Payload reads before anything else.
  [JSON_TYPE, `{"${CANARY}":`, 'x-http-method-override'],
  [JSON_TYPE, `{"${CANARY}":`, 'x-payload-http-method-override'],
]

const CRASHING: Body = [JSON_TYPE, JSON.stringify(TOLD)]

type Address = { method: string; path: string }

type Sent = { what: string; status: number; processorInMs: number; log: string }

/** Every address of the shop, its staff's and Payload's own, that takes a body. */
function addresses(): Address[] {
  const { config } = shop.payload
  const under = (prefix: string, endpoints: Endpoint[] | false) =>
    (endpoints || [])
      .filter(({ method }) => ['post', 'patch', 'put', 'delete'].includes(method))
      .map(({ method, path }) => ({ method: method.toUpperCase(), path: `/api${prefix}${path}` }))
  const all = [
    ...under('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => under(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => under(`/globals/${slug}`, endpoints)),
  ]
  const filled = all.map(({ method, path }) => ({
    method,
    path: path.replaceAll(/:\w+\??/g, `${CANARY}-of-a-path`).replace(/\/$/, ''),
  }))
  return [...new Map(filled.map((one) => [`${one.method} ${one.path}`, one])).values()]
}

const sent: Sent[] = []
const crashed: Sent[] = []

beforeAll(async () => {
  const send = await aStranger()
  for (const address of addresses()) {
    for (const body of BODIES) sent.push(await send(address, body))
  }
  for (const method of ['find', 'findOne', 'updateOne', 'create'] as const) {
    vi.spyOn(shop.payload.db, method).mockRejectedValue(aCrash())
  }
  for (const address of addresses()) crashed.push(await send(address, CRASHING))
  vi.restoreAllMocks()
}, 300_000)

test('every address that takes a body is tried, and fails by nothing that a stranger sends', () => {
  expect(sent.length).toBeGreaterThan(500)
  expect(sent.filter(({ status }) => status >= 500).map(({ what }) => what)).toEqual([])
})

test('a request writes one line at most, of 500 bytes, whatever is sent', () => {
  const loud = sent.filter(({ log }) => log.length > BYTES_OF_A_LINE || linesOf(log) > 1)

  expect(loud.map(({ what, log }) => [what, log])).toEqual([])
})

test('a crash writes one entry of two kilobytes at most', () => {
  const crashes = crashed.filter(({ status }) => status >= 500)
  const loud = crashes.filter(({ log }) => log.length > BYTES_OF_A_CRASH || linesOf(log) !== 1)

  expect(crashes.length).toBeGreaterThan(8)
  expect(loud.map(({ what, log }) => [what, log])).toEqual([])
})

test('no line repeats what a stranger sent', () => {
  const repeated = [...sent, ...crashed].filter(({ log }) => log.includes(CANARY))

  expect(repeated.map(({ what, log }) => [what, log])).toEqual([])
})

test('half of all that a stranger sends costs the processor less than five milliseconds', () => {
  const costs = sent.map(({ processorInMs }) => processorInMs).toSorted((a, b) => a - b)

  expect(costs.at(costs.length / 2)).toBeLessThan(MOST_PROCESSOR_IN_MS)
})

/** As a database's driver throws it, with every column of the statement and what it was given. */
function aCrash(): Error {
  const columns = '"a_column_of_some_length", '.repeat(200)
  const cause = new Error(`Nothing is written now. ${columns}`)
  return new Error(`Failed query: select ${columns}\nparams: ${CANARY}`, { cause })
}

/** Somebody who is not signed in, each time from another network: none of it is refused because there was much. */
async function aStranger() {
  const visitor = new Browser(throughTheDoor)
  await visitor.get('/api/csrf')
  let client = 0
  return async ({ method, path }: Address, [type, body, header]: Body): Promise<Sent> => {
    client += 1
    const logs = gatherLogs()
    const before = process.cpuUsage()
    const { status } = await visitor.fetch(path, {
      method,
      body,
      headers: {
        ...(header ? { [header]: 'GET' } : {}),
        'content-type': type,
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-csrftoken': visitor.cookies.get('csrftoken') ?? '',
        [CLIENT_HEADER]: `203.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
      },
    })
    const { user, system } = process.cpuUsage(before)
    logs.stop()
    const what = `${method} ${path} as ${type} ${header ?? ''}: ${body.slice(0, 40)}`
    return { what, status, log: logs.text(), processorInMs: (user + system) / 1000 }
  }
}

/** As the route of the API does. */
async function throughTheDoor(request: Request): Promise<Response> {
  const refusal =
    request.method === 'GET' ? null : await refuseStrangersWrite(request, Promise.resolve(config))
  return refusal ?? shop.answer(request)
}

function linesOf(log: string): number {
  return log.split('\n').filter((line) => /^\[\d\d:\d\d:\d\d\]/.test(line)).length
}
