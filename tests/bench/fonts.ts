import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { FontWorkerProcess } from '../../src/fonts/workers/font-worker-process'
import { atMost, medianOf, sayKilobytes, sayMilliseconds, sayTimes, verdictLine } from './figures'
import { FONT_WORK, jobOf, SIX_MASTERS, type Master, type Work } from './fonts/font-work'
import { isInstalled, processorTimeOf, timeCommands } from './fonts/processor-time'
import { printTable } from './print-table'

const FOLDER = 'data/bench/fonts'
const RUNS = 3
const MOST_BESIDE_NATIVE = 1.3
const LIMITS = { seconds: 300, residentBytes: 2 ** 31 }

type Made = { milliseconds: number; bytes: number }
type Sides = { work: Work; ours: Made; native: Made }

const missing = ['hb-subset', 'woff2_compress'].filter((program) => !isInstalled(program))
if (missing.length) {
  console.error(
    `${missing.join(' and ')} not found. On Debian: apt-get install libharfbuzz-bin woff2 ` +
      '(newer releases: harfbuzz-utils woff2).',
  )
  process.exit(1)
}
await benchFonts()
rmSync(FOLDER, { recursive: true, force: true })
process.exit(0)

/** The pipeline, in its child process as in the shop, beside the native tools: the same files at the same quality. */
async function benchFonts(): Promise<void> {
  const worker = new FontWorkerProcess()
  const start = await warmUp(worker)
  const sides: Sides[] = []
  for (const work of FONT_WORK) {
    console.log(`  ${work.name}: ${SIX_MASTERS.length} masters, ${RUNS} times each`)
    sides.push({ work, ...(await measure(work, worker)) })
  }
  worker.end()

  const ours = sum(sides.map((side) => side.ours))
  const native = sum(sides.map((side) => side.native))
  printTable(
    `Processor time and bytes of ${SIX_MASTERS.length} masters (sums of medians)`,
    ['file', 'ours', 'native', 'ratio', 'bytes, ours', 'bytes, native'],
    [
      ...sides.map((side) => rowOf(side.work.name, side.ours, side.native)),
      rowOf('all', ours, native),
    ],
  )
  console.log(`\nA child process takes ${sayMilliseconds(start)} to start; it makes 50 files.`)
  const share = (start * SIX_MASTERS.length * FONT_WORK.length) / 50
  const verdict = atMost('processor time beside the native tools, a share of the start included', {
    measured: (ours.milliseconds + share) / native.milliseconds,
    limit: MOST_BESIDE_NATIVE,
    say: sayTimes,
  })
  console.log(verdictLine(verdict))
}

/** One of each file first, so that everything is loaded; what the loading took is told apart. */
async function warmUp(worker: FontWorkerProcess): Promise<number> {
  const [master] = SIX_MASTERS
  if (!master) return 0
  let work = 0
  for (const each of FONT_WORK) await ourTime(each, master, worker)
  for (const each of FONT_WORK) work += (await ourTime(each, master, worker)).milliseconds
  return Math.max(0, processorTimeOf(worker.pid ?? 0) - 2 * work)
}

async function measure(work: Work, worker: FontWorkerProcess): Promise<Omit<Sides, 'work'>> {
  const ours: Made[] = []
  const native: Made[] = []
  for (const master of SIX_MASTERS) {
    const both: { ours: Made; native: Made }[] = []
    for (let run = 0; run < RUNS; run++) {
      const here = await ourTime(work, master, worker)
      both.push({ ours: here, native: await nativeTime(work, master) })
    }
    ours.push(middleOf(both.map((run) => run.ours)))
    native.push(middleOf(both.map((run) => run.native)))
  }
  return { ours: sum(ours), native: sum(native) }
}

async function ourTime(work: Work, master: Master, worker: FontWorkerProcess): Promise<Made> {
  const out = emptyPlace()
  const pid = worker.pid ?? 0
  const before = processorTimeOf(pid)
  const answer = await worker.do(jobOf(work, master, `${out}.out`), LIMITS)
  if (answer.kind !== 'done') throw new Error(`${work.name} of ${master.name}: ${answer.sentence}`)
  return { milliseconds: processorTimeOf(pid) - before, bytes: statSync(`${out}.out`).size }
}

async function nativeTime(work: Work, master: Master): Promise<Made> {
  const out = emptyPlace()
  const milliseconds = await timeCommands(work.native(master, out))
  const file = existsSync(`${out}.woff2`) ? `${out}.woff2` : `${out}.out`
  return { milliseconds, bytes: statSync(file).size }
}

function emptyPlace(): string {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  return `${FOLDER}/font`
}

function middleOf(runs: Made[]): Made {
  return {
    milliseconds: medianOf(runs.map(({ milliseconds }) => milliseconds)),
    bytes: medianOf(runs.map(({ bytes }) => bytes)),
  }
}

function sum(all: Made[]): Made {
  return {
    milliseconds: all.reduce((total, { milliseconds }) => total + milliseconds, 0),
    bytes: all.reduce((total, { bytes }) => total + bytes, 0),
  }
}

function rowOf(name: string, ours: Made, native: Made): string[] {
  return [
    name,
    sayMilliseconds(ours.milliseconds),
    sayMilliseconds(native.milliseconds),
    sayTimes(ours.milliseconds / native.milliseconds),
    sayKilobytes(ours.bytes),
    sayKilobytes(native.bytes),
  ]
}
