import { setMaxListeners } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { prepareTestShop } from '../../src/setup/checks/provide-test-shop.mjs'
import { testEnvironment } from '../../src/setup/checks/test-environment.mjs'
import { readSettings } from '../../src/setup/settings/read-settings.mjs'
import { askOverTheWire } from '../support/http/ask-over-the-wire'
import { Browser } from '../support/shop/browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../support/shop/buyer'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { startBenchServer } from './bench-server'
import { atMost, percentileOf, sayMilliseconds, sayTimes, verdictLine } from './figures'
import { printTable } from './print-table'

/** The day a foundry's new typeface is talked about: what comes in a second, whether it is answered or not. */
const LAUNCH = { views: 500, purchases: 20 }
const SECONDS = Number(process.env.LAUNCH_SECONDS ?? 300)
/** Before it so many times as much, and then more, until the shop says that it cannot. */
const LESS = [0.25, 0.5]
const MORE = [2, 4, 8, 16]
const SECONDS_OF_OTHERS = Math.min(SECONDS, 30)
const P99_IN_MS = 1000
const GROWTH = 1.3
const PAGES = ['/', '/explore', '/typeface/fount-serif', '/typeface/young-serif', '/licences']
/** A launch that the machine sending it cannot keep up with would be none. */
const MOST_UNDER_WAY = 3000
/** Whoever has no answer so long after the last has come has none. */
const LAST_ANSWERS_IN_MS = 10_000

const RUN = 'data/test/launch'
const BUILD = '.next-test'

type Count = {
  views: number[]
  calls: number[]
  paid: Set<string>
  /** 503 with the time to come again, or 429. */
  later: number
  failures: Map<string, number>
  /** Left out, because too many were under way already. */
  left: number
  /** Visitors whose answer had not come at the end. */
  unanswered: number
  /** Of one core, that the server had: where it is far from 1, the machine gave it no more. */
  processor: number
}

class Refused extends Error {}

await prepareTestShop()
rmSync(RUN, { recursive: true, force: true })
cpSync('data/test/model', RUN, { recursive: true })
const { env } = readSettings(
  testEnvironment({ DATA_DIR: RUN, NEXT_DIST_DIR: BUILD, TRUSTED_PROXY: 'loopback' }),
)
const shop = await startBenchServer(env as never, resolve(RUN))
const port = Number(new URL(shop.address).port)
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
let visitors = 0
try {
  await benchLaunch()
} finally {
  agent.destroy()
  await shop.stop()
  rmSync(RUN, { recursive: true, force: true })
}
process.exit(0)

async function benchLaunch(): Promise<void> {
  const line = await aLine(aVisitor(), { slug: 'young-serif' })
  await come(line, { ...LAUNCH, seconds: Math.min(SECONDS, 20) })
  const paid = new Set<string>()
  const rows: string[][] = []
  let isFull: number | null = null
  const comeTimes = async (times: number, seconds: number) => {
    const [views, purchases] = [LAUNCH.views * times, LAUNCH.purchases * times]
    const count = await come(line, { views, purchases, seconds })
    for (const key of count.paid) paid.add(key)
    rows.push(rowOf(times, seconds, count))
    if (count.later > 0) isFull ??= times
    return count
  }

  for (const times of LESS) await comeTimes(times, SECONDS_OF_OTHERS)
  const memoryBefore = shop.residentBytes()
  const launch = await comeTimes(1, SECONDS)
  const memoryAfter = shop.residentBytes()
  for (const times of MORE) if (isFull === null) await comeTimes(times, SECONDS_OF_OTHERS)
  await pause(10_000)

  printTable(
    `${LAUNCH.views} page views and ${LAUNCH.purchases} purchases a second for ${SECONDS} s`,
    [
      '',
      'views/s',
      'p99',
      'calls/s',
      'p99',
      'paid',
      'come again',
      'not sent',
      'unanswered',
      'failed',
      'cores',
    ],
    rows,
  )
  const answers = [...launch.views, ...launch.calls]
  const [p99, failed] = [percentileOf(answers, 99), countOf(launch.failures)]
  const limits = [
    atMost('p99 of all answers', { measured: p99, limit: P99_IN_MS, say: sayMilliseconds }),
    atMost('failed', { measured: failed + launch.later, limit: 0, say: String }),
    atMost('not sent', { measured: launch.left, limit: 0, say: String }),
    atMost('unanswered', { measured: launch.unanswered, limit: 0, say: String }),
    atMost('memory afterwards', {
      measured: memoryAfter / memoryBefore,
      limit: GROWTH,
      say: sayTimes,
    }),
    atMost('paid and lost', { measured: await lostOf(paid), limit: 0, say: String }),
  ]
  console.log(`\n${limits.map(verdictLine).join('\n')}`)
  console.log(isFull ? `\nFrom ${isFull} × on it asks to come again.` : '\nIt never said no.')
  for (const [what, times] of launch.failures) console.log(`${times} × ${what}`)
}

function rowOf(times: number, seconds: number, count: Count): string[] {
  const speed = (times: number[]) => String(Math.round(times.length / seconds))
  const slow = (times: number[]) => sayMilliseconds(percentileOf(times, 99))
  return [
    `${times} ×`,
    speed(count.views),
    slow(count.views),
    speed(count.calls),
    slow(count.calls),
    ...[count.paid.size, count.later, count.left, count.unanswered].map(String),
    String(countOf(count.failures)),
    count.processor.toFixed(2),
  ]
}

function countOf(failures: Map<string, number>): number {
  return [...failures.values()].reduce((sum, times) => sum + times, 0)
}

type Coming = typeof LAUNCH & { seconds: number }

/** They come when they come: an answer that is late keeps nobody away. */
async function come(line: CartLineRequest, { views, purchases, seconds }: Coming): Promise<Count> {
  const count: Count = {
    views: [],
    calls: [],
    paid: new Set<string>(),
    later: 0,
    failures: new Map(),
    left: 0,
    unanswered: 0,
    processor: 0,
  }
  const underWay = new Set<Promise<void>>()
  const end = new AbortController()
  setMaxListeners(0, end.signal)
  const send = (work: (signal: AbortSignal) => Promise<void>) => {
    if (underWay.size >= MOST_UNDER_WAY) return void (count.left += 1)
    const sent = work(end.signal)
      .catch((error: unknown) => {
        if (end.signal.aborted) count.unanswered += 1
        else note(count, error)
      })
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  const [startedAt, processorBefore] = [performance.now(), shop.processorSeconds()]
  const sent = { views: 0, purchases: 0 }
  for (let at = 0; at < seconds; at = (performance.now() - startedAt) / 1000) {
    for (; sent.views < at * views; sent.views++) {
      const path = PAGES[sent.views % PAGES.length] ?? '/'
      send((signal) => view(path, count, signal))
    }
    for (; sent.purchases < at * purchases; sent.purchases++)
      send((signal) => purchase(line, count, signal))
    await pause(5)
  }
  count.processor = (shop.processorSeconds() - processorBefore) / seconds
  const patience = setTimeout(() => end.abort(), LAST_ANSWERS_IN_MS)
  await Promise.all(underWay)
  clearTimeout(patience)
  console.error(`${views} views and ${purchases} purchases a second: ${seconds} s`)
  return count
}

function note(count: Count, error: unknown): void {
  if (error instanceof Refused) return void (count.later += 1)
  const what = error instanceof Error ? error.message : String(error)
  count.failures.set(what, (count.failures.get(what) ?? 0) + 1)
}

function refuse(path: string, status: number, headers: { 'retry-after'?: string }): void {
  if (status < 400) return
  if ((status === 503 || status === 429) && headers['retry-after']) throw new Refused()
  throw new Error(`${path.split('?')[0]} was answered ${status}`)
}

/** Each of them comes from an address of their own. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}

async function view(path: string, { views }: Count, signal: AbortSignal): Promise<void> {
  const askedAt = performance.now()
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(visitors++) }
  await new Promise<void>((done, fail) => {
    get({ host: '127.0.0.1', port, path, agent, headers, signal }, (answer) => {
      answer
        .resume()
        .once('error', fail)
        .once('end', () => {
          try {
            refuse(path, answer.statusCode ?? 0, answer.headers)
            views.push(performance.now() - askedAt)
            done()
          } catch (error) {
            fail(error)
          }
        })
    }).once('error', fail)
  })
}

/** From the cart to the fonts, by the calls that the shop's own pages make. */
async function purchase(line: CartLineRequest, count: Count, signal: AbortSignal): Promise<void> {
  const buyer = aVisitor(count.calls, signal)
  const cart = (await buyer.post<PricedCart>('/api/order', { lines: [line] })).body
  const order = (await checkOut(buyer, cart, { email: `buyer-${visitors}@example.org` })).body
  const payment = (await createPayment(buyer, cart)).body
  await payDemo(buyer, payment)
  const { body } = await confirm(buyer, cart, payment)
  if (body.status !== 'paid') throw new Error(`A payment is ${body.status}`)
  count.paid.add(order.order_number)
}

function aVisitor(calls: number[] = [], signal?: AbortSignal): Browser {
  const address = addressOf(visitors++)
  return new Browser(async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = { ...Object.fromEntries(request.headers), 'x-forwarded-for': address }
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined
    const askedAt = performance.now()
    const { method } = request
    const answer = await askOverTheWire(port, pathname + search, headers, { method, body, signal })
    refuse(pathname, answer.status, answer.headers)
    calls.push(performance.now() - askedAt)
    return new Response(Uint8Array.from(answer.body), {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    })
  })
}

/** Of those that were told they had paid: whose order has not kept it. */
async function lostOf(paid: Set<string>): Promise<number> {
  const database = createClient({ url: `file:${resolve(RUN, 'fount.db')}` })
  const { rows } = await database.execute(`SELECT number FROM orders WHERE state = 'paid'`)
  database.close()
  const kept = new Set(rows.map(({ number }) => String(number)))
  return [...paid].filter((number) => !kept.has(number)).length
}
