import { expect, test, vi } from 'vitest'

import type { FontJob } from '@/fonts/font-job'
import { FontWorkerProcess } from '@/fonts/workers/font-worker-process'
import { FontWorkers } from '@/fonts/workers/worker-pool'

import { MASTERS } from '../masters'

const ENOUGH = { seconds: 60, residentBytes: Infinity }
const INSPECTION: FontJob = { kind: 'inspect', master: MASTERS.roman }

test('at most two processes work at once, and serve the next jobs too', async () => {
  using pool = new WatchedPool()
  const jobs = Array.from({ length: 7 }, () => pool.run(INSPECTION, ENOUGH))
  const answers = await Promise.all(jobs)

  expect(answers.map((answer) => answer.kind)).toEqual(Array.from({ length: 7 }, () => 'done'))
  expect(pool.started).toHaveLength(2)
})

test('a process that failed is replaced', async () => {
  using pool = new WatchedPool()
  await pool.run(INSPECTION, { ...ENOUGH, residentBytes: 1 })
  const answer = await pool.run(INSPECTION, ENOUGH)

  expect([answer.kind, pool.started.length]).toEqual(['done', 2])
})

test('a process killed while it waited is replaced unnoticed', async () => {
  using pool = new WatchedPool()
  await pool.run(INSPECTION, ENOUGH)
  pool.started[0]?.end()
  await vi.waitFor(() => expect(pool.started[0]?.isAlive).toBe(false))
  const answer = await pool.run(INSPECTION, ENOUGH)

  expect([answer.kind, pool.started.length]).toEqual(['done', 2])
})

test('fifty jobs are enough for one process', async () => {
  using pool = new WatchedPool()
  for (let job = 0; job < 51; job += 1) await pool.run(INSPECTION, ENOUGH)

  expect(pool.started.map((worker) => worker.jobsDone)).toEqual([50, 1])
})

class WatchedPool extends FontWorkers implements Disposable {
  readonly started: FontWorkerProcess[] = []

  constructor() {
    super(2, () => {
      const worker = new FontWorkerProcess()
      this.started.push(worker)
      return worker
    })
  }

  [Symbol.dispose](): void {
    for (const worker of this.started) worker.end()
  }
}
