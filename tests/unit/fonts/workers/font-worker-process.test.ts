import { expect, test, vi } from 'vitest'

import { FontWorkerProcess } from '@/fonts/workers/font-worker-process'
import { residentMemoryOf } from '@/fonts/workers/resident-memory'

import { MASTERS, TempFolder } from '../masters'

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
