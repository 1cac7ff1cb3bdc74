import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import type { FontJob } from '@/fonts/font-job'
import { startWorkersFrom, workerProgram } from '@/fonts/workers/worker-program'
import { FontWorkerProcess } from '@/fonts/workers/font-worker-process'
import { bundlePrograms, programsOf } from '@/setup/build/bundle-programs.mjs'

import { MASTERS } from '../masters'

/** Inside the project, where the packages are found from. */
const BUILD = 'data/test/bundled-worker'
const ENOUGH = { seconds: 60, residentBytes: Infinity }
const JOBS: FontJob[] = [
  { kind: 'inspect', master: MASTERS.roman },
  { kind: 'survey', styles: [[[0x41, 0x7a]], [[0x391, 0x3c9]]] },
]

afterEach(() => {
  startWorkersFrom(undefined)
  rmSync(BUILD, { recursive: true, force: true })
})

test('without a build, a worker is its source with a loader', () => {
  const source = join(process.cwd(), 'src/fonts/font-worker.ts')

  expect(workerProgram('font-worker')).toEqual({ file: source, loader: ['--import', 'tsx'] })
})

test('the bundle of a build needs no loader and answers as the source does', async () => {
  const fromSource = await answers()
  await bundlePrograms(BUILD)
  startWorkersFrom(resolve(programsOf(BUILD)))

  expect(workerProgram('font-worker').loader).toEqual([])
  expect(await answers()).toEqual(fromSource)
  expect(fromSource.map(({ kind }) => kind)).toEqual(['done', 'done'])
})

async function answers() {
  const worker = new FontWorkerProcess()
  try {
    const given = []
    for (const job of JOBS) given.push(await worker.do(job, ENOUGH))
    return given
  } finally {
    worker.end()
  }
}
