import { expect, test, vi } from 'vitest'

import type { FontJob } from '@/fonts/font-job'
import { FontWorkerProcess, residentMemoryOf } from '@/fonts/workers/font-worker-process'

import { MASTERS, readMaster, TempFolder } from '../masters'

const MEGABYTE = 1024 * 1024
const ENOUGH = { seconds: 60, residentBytes: Infinity }

test('a child that holds too much memory is killed', async () => {
  using worker = new TestedWorker()
  const answer = await worker.do(anInspection(), { ...ENOUGH, residentBytes: MEGABYTE })

  expect(answer).toEqual({
    kind: 'failed',
    reason: 'memory',
    sentence: 'This font asked for too much memory.',
  })
  await vi.waitFor(() => expect(isAlive(worker.pid)).toBe(false))
})

test('a child killed from outside is a failure, not a wait', async () => {
  using worker = new TestedWorker()
  await worker.do(anInspection(), ENOUGH)
  using folder = new TempFolder()
  const job = { kind: 'derive', master: MASTERS.manyAxes, out: folder.file('x') } as const
  const answer = worker.do({ ...job, recipe: 'woff2' }, ENOUGH)
  setTimeout(() => process.kill(worker.pid ?? 0, 'SIGKILL'), 200)

  expect(await answer).toMatchObject({ kind: 'failed', reason: 'crash' })
})

test('thirty previews leave a child as large as ten did', async () => {
  using worker = new TestedWorker()
  using folder = new TempFolder()
  const sizes: number[] = []
  for (let round = 0; round < 30; round += 1) {
    const job = { kind: 'derive', master: MASTERS.arabic, out: folder.file(`${round}`) } as const
    await worker.do({ ...job, recipe: 'preview', brotliQuality: 1 }, ENOUGH)
    sizes.push(residentMemoryOf(worker.pid ?? 0) / MEGABYTE)
  }

  expect(Math.max(...sizes)).toBeLessThan(300)
  expect((sizes[29] ?? 0) - (sizes[9] ?? 0)).toBeLessThan(60)
})

/** Fonts as large as those of Chinese and Japanese: what they are padded with is read, and belongs to no table. */
const padded = (name: keyof typeof MASTERS) =>
  Buffer.concat([readMaster(name), Buffer.alloc(8 * MEGABYTE)])

test('glyphs of a large font leave a child no larger than the first few did', async () => {
  using worker = new TestedWorker()
  using folder = new TempFolder()
  const master = folder.file('large.ttf', padded('static'))
  const job: FontJob = { kind: 'glyph', master, code: 0x61, coordinates: {}, features: [] }
  const sizes: number[] = []
  for (let round = 0; round < 24; round += 1) {
    expect((await worker.do(job, ENOUGH)).kind).toBe('done')
    sizes.push(residentMemoryOf(worker.pid ?? 0) / MEGABYTE)
  }
  expect(Math.max(...sizes) - Math.max(...sizes.slice(0, 3))).toBeLessThan(24)
})

test('a name in many weights of a large font holds it once', async () => {
  using worker = new TestedWorker()
  using folder = new TempFolder()
  const cut = { weight: 400, slope: 'upright', coordinates: {} } as const
  const master = folder.file('large.ttf', padded('variable'))
  const draw = (file: string) => {
    const job: FontJob = {
      kind: 'card',
      text: 'Geist',
      lang: 'en',
      dir: 'ltr',
      cuts: [{ ...cut, master: file }],
      interfaceFont: MASTERS.interface,
      width: 1200,
      height: 630,
      margin: 64,
      captions: [],
    }
    return worker.do(job, ENOUGH)
  }
  await draw(MASTERS.variable)
  const before = residentMemoryOf(worker.pid ?? 0) / MEGABYTE
  expect((await draw(master)).kind).toBe('done')
  expect(residentMemoryOf(worker.pid ?? 0) / MEGABYTE - before).toBeLessThan(40)
})

class TestedWorker extends FontWorkerProcess implements Disposable {
  [Symbol.dispose](): void {
    this.end()
  }
}

function anInspection() {
  return { kind: 'inspect', master: MASTERS.static } as const
}

function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}
