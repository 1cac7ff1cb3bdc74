import { askAtOnce } from './ask-at-once'
import type { BenchServer } from './bench-server'
import { startFilledShop } from './catalogue/filled-shop'
import { sayMilliseconds } from './figures'
import { printTable } from './print-table'

const SECONDS = 8
const DEMO = 13
const MANY = 1000

/** What machines ask for without end: beside pages that people see, these may cost nothing. */
const ADDRESSES = [
  '/sitemap.xml',
  '/releases.xml',
  '/cards/shop.png',
  '/cards/typeface/alegreya.png',
  '/compare',
  '/compare?typefaces=alegreya,fraunces',
]

for (const typefaces of [DEMO, MANY]) await startFilledShop({ typefaces, styles: 12 }, benchFound)
process.exit(0)

/** Each address after it was answered once, and again by who has it already. */
async function benchFound(server: BenchServer): Promise<void> {
  const rows: string[][] = []
  for (const path of ADDRESSES) {
    const url = server.address + path
    const first = await ask(url)
    const again = await measure(server, url)
    const known = first.etag ? await measure(server, url, { 'if-none-match': first.etag }) : null
    rows.push([path, sayMilliseconds(first.milliseconds), ...cellsOf(again), ...cellsOf(known)])
  }
  const head = ['a second', 'processor each', 'statements each']
  printTable(
    'What machines ask for: first, again, and by who has it already (304)',
    ['', 'first', ...head, ...head],
    rows,
  )
  console.log(`\nMemory in the end: ${Math.round(server.residentBytes() / 1024 ** 2)} MB`)
}

type Cost = { perSecond: number; processorMs: number; statements: number }

async function measure(
  { statements, processorSeconds }: BenchServer,
  url: string,
  headers?: Record<string, string>,
): Promise<Cost> {
  const before = { statements: await statements(), seconds: processorSeconds() }
  const { perSecond } = await askAtOnce(url, { seconds: SECONDS, headers })
  const answers = Math.max(1, perSecond * SECONDS)
  return {
    perSecond,
    processorMs: ((processorSeconds() - before.seconds) * 1000) / answers,
    statements: ((await statements()) - before.statements) / answers,
  }
}

function cellsOf(cost: Cost | null): string[] {
  if (!cost) return ['–', '–', '–']
  const { perSecond, processorMs, statements } = cost
  return [String(Math.round(perSecond)), sayMilliseconds(processorMs), statements.toFixed(1)]
}

async function ask(url: string): Promise<{ milliseconds: number; etag: string | null }> {
  const startedAt = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  return { milliseconds: performance.now() - startedAt, etag: answer.headers.get('etag') }
}
