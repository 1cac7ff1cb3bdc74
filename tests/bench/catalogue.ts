import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { askAtOnce } from './ask-at-once'
import type { BenchServer } from './bench-server'
import { startFilledShop } from './catalogue/filled-shop'
import {
  atMost,
  medianOf,
  percentileOf,
  sayKilobytes,
  sayMilliseconds,
  verdictLine,
} from './figures'
import { printTable } from './print-table'

const REPEATS = 200
/** Longer than the list trusts what it knows, so that the look at the database is among what is counted. */
const SECONDS_AT_ONCE = 12

const agent = new Agent({ keepAlive: true })

type Answer = { milliseconds: number; status: number; bytes: number; etag: string }

await startFilledShop({ typefaces: 1000, styles: 12 }, benchCatalogue)
process.exit(0)

/** GET /api/fonts of 1 000 typefaces with 12 styles each. */
async function benchCatalogue({ address, statements, residentBytes }: BenchServer): Promise<void> {
  const url = `${address}/api/fonts`
  const idle = residentBytes()
  const first = await ask(url)
  const afterFirst = residentBytes()
  const repeats = await askAgain(url)
  const unchanged = await askAgain(url, { 'if-none-match': first.etag })
  const plain = await ask(url, { 'accept-encoding': 'identity' })

  await wait(6000)
  const before = await statements()
  const rate = await askAtOnce(url, {
    seconds: SECONDS_AT_ONCE,
    headers: { 'accept-encoding': 'br', 'if-none-match': first.etag },
  })
  const looks = (await statements()) - before

  printTable(
    '/api/fonts with 1 000 typefaces × 12 styles',
    ['', 'median', 'p95', 'status', 'bytes'],
    [
      rowOf('first answer, the server just started', [first]),
      rowOf('repeat answer, Brotli', repeats),
      rowOf('repeat answer, not packed', [plain]),
      rowOf('repeat answer, unchanged', unchanged),
    ],
  )
  const answers = Math.round(rate.perSecond * SECONDS_AT_ONCE)
  console.log(`\nMemory: ${inMegabytes(idle)} idle, ${inMegabytes(afterFirst)} after the first`)
  console.log(`answer, ${inMegabytes(residentBytes())} in the end.`)
  console.log(`${answers} answers of 304 in ${SECONDS_AT_ONCE} s (${Math.round(rate.perSecond)} a`)
  console.log(`second) made ${looks} statements: three look every five seconds for a change.`)
  const verdict = atMost('statements a second, however often it is asked', {
    measured: looks / SECONDS_AT_ONCE,
    limit: 10,
    say: (count) => count.toFixed(1),
  })
  console.log(verdictLine(verdict))
}

async function askAgain(url: string, headers?: Record<string, string>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let count = 0; count < REPEATS; count++) answers.push(await ask(url, headers))
  return answers
}

/** As it comes over the wire: to unpack it would take the client longer than the server needs to answer. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const startedAt = performance.now()
  const request = get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const piece of answer) bytes += (piece as Buffer).byteLength
  return {
    milliseconds: performance.now() - startedAt,
    status: answer.statusCode ?? 0,
    bytes,
    etag: answer.headers.etag ?? '',
  }
}

function rowOf(name: string, answers: Answer[]): string[] {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return [
    name,
    sayMilliseconds(medianOf(times)),
    sayMilliseconds(percentileOf(times, 95)),
    [...new Set(answers.map(({ status }) => status))].join(),
    sayKilobytes(answers[0]?.bytes ?? 0),
  ]
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}
