import { askAtOnce, type Rate } from './ask-at-once'
import type { BenchServer } from './bench-server'
import { startFilledShop } from './catalogue/filled-shop'
import { sayMilliseconds } from './figures'
import { printTable } from './print-table'

const SECONDS = 8
const DEMO = 13
const MANY = 1000

/** What machines ask for without end: beside pages that people see, these may cost nothing. */
const ADDRESSES = [
  ...['/sitemap.xml', '/releases.xml', '/cards/shop.png', '/cards/typeface/alegreya.png'],
  ...['/compare', '/compare?typefaces=alegreya,fraunces'],
]

for (const typefaces of [DEMO, MANY]) await startFilledShop({ typefaces, styles: 12 }, benchFound)
process.exit(0)

/** Each address after it was answered once, and again by who has it already. */
async function benchFound({ address, statements, residentBytes }: BenchServer): Promise<void> {
  const rows: string[][] = []
  for (const path of ADDRESSES) {
    const url = address + path
    const first = await ask(url)
    const before = await statements()
    const rate = await askAtOnce(url, { seconds: SECONDS })
    const made = (await statements()) - before
    const known = first.etag ? await askKnown(url, first.etag) : null
    rows.push([path, sayMilliseconds(first.milliseconds), ...cellsOf(rate, made), sayRate(known)])
  }
  printTable(
    'What machines ask for',
    ['', 'first', 'a second', 'median', 'statements each', '304 a second'],
    rows,
  )
  console.log(`\nMemory in the end: ${Math.round(residentBytes() / 1024 ** 2)} MB`)
}

function cellsOf(rate: Rate, statements: number): string[] {
  const each = statements / (rate.perSecond * SECONDS)
  return [String(Math.round(rate.perSecond)), sayMilliseconds(rate.median), each.toFixed(1)]
}

function askKnown(url: string, etag: string): Promise<Rate> {
  return askAtOnce(url, { seconds: SECONDS, headers: { 'if-none-match': etag } })
}

function sayRate(rate: Rate | null): string {
  return rate ? String(Math.round(rate.perSecond)) : '–'
}

async function ask(url: string): Promise<{ milliseconds: number; etag: string | null }> {
  const startedAt = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  return { milliseconds: performance.now() - startedAt, etag: answer.headers.get('etag') }
}
