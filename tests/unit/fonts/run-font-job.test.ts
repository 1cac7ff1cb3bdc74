import { readdirSync, readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { FontRefused } from '@/fonts/font-refused'
import { runFontJob } from '@/fonts/run-font-job'
import { FontWorkerProcess } from '@/fonts/workers/font-worker-process'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'

import { MASTERS, readMaster, TempFolder } from './masters'

const ENOUGH = { seconds: 60, residentBytes: Infinity }

test('a child process tells the facts of a font', async () => {
  const { family, typ, format } = await runFontJob({ kind: 'inspect', master: MASTERS.variable })

  expect({ family, typ, format }).toEqual({ family: 'Geist', typ: 'variable', format: 'TTF' })
})

test('a file that is no font is refused in a sentence', async () => {
  using folder = new TempFolder()
  const master = folder.file('picture.otf', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1'))

  await expect(runFontJob({ kind: 'inspect', master })).rejects.toThrow(
    new FontRefused('This is a PNG picture, not a font.'),
  )
})

test('a font over 32 MB never reaches a child', async () => {
  using folder = new TempFolder()
  const master = folder.file('huge.ttf', Buffer.alloc(33 * 1024 * 1024))

  await expect(runFontJob({ kind: 'inspect', master })).rejects.toThrow(
    new FontRefused('This font is larger than 32 MB.'),
  )
})

test('the same master and recipe make the same file, one after the other or at once', async () => {
  using folder = new TempFolder()
  const derive = (name: string) =>
    runFontJob({ kind: 'derive', master: MASTERS.cff, out: folder.file(name), recipe: 'trial' })
  const files = [await derive('first'), ...(await Promise.all(['second', 'third'].map(derive)))]

  expect(new Set(files.map((file) => file.sha256)).size).toBe(1)
  expect(readdirSync(folder.path).toSorted()).toEqual(['first', 'second', 'third'])
})

test.each(['woff2', 'preview'] as const)(
  'a %s file is written whole, and its size told',
  async (recipe) => {
    using folder = new TempFolder()
    const out = folder.file('out.woff2')
    const master = MASTERS.roman
    const { sizeInBytes } = await runFontJob({
      kind: 'derive',
      master,
      out,
      recipe,
      brotliQuality: 3,
    })
    const file = readFileSync(out)

    expect([file.toString('latin1', 0, 4), file.readUInt32BE(8), file.length]).toEqual([
      'wOF2',
      sizeInBytes,
      sizeInBytes,
    ])
  },
)

test('a refusal leaves no file behind', async () => {
  using folder = new TempFolder()
  const master = folder.file('half.ttf', readMaster('static').subarray(0, 90_000))
  const derive = runFontJob({
    kind: 'derive',
    master,
    out: folder.file('out.woff'),
    recipe: 'woff',
  })

  await expect(derive).rejects.toThrow(FontRefused)
  expect(readdirSync(folder.path)).toEqual(['half.ttf'])
})

test('a child over its time is killed, leaves no file, and another takes its place', async () => {
  using folder = new TempFolder()
  const job = { kind: 'derive', master: MASTERS.manyAxes, recipe: 'woff2' } as const
  const slow = runFontJob(
    { ...job, out: folder.file('slow') },
    { limits: { ...ENOUGH, seconds: 0.3 } },
  )

  await expect(slow).rejects.toThrow(
    new FontJobFailed('time', 'This font took longer than 0.3 seconds.'),
  )
  expect(readdirSync(folder.path)).toEqual([])
  await expect(runFontJob({ kind: 'inspect', master: MASTERS.static })).resolves.toMatchObject({
    family: 'Alegreya',
  })
})

test('a master that is not there fails without an end to the child', async () => {
  const missing = runFontJob({ kind: 'inspect', master: 'nowhere.ttf' }, { limits: ENOUGH })

  await expect(missing).rejects.toMatchObject({ code: 'font_job_failed', reason: 'error' })
})

test('a font of the shop’s own waits behind no work of visitors', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const job = { kind: 'inspect', master: MASTERS.static } as const
  const run = vi.spyOn(FontWorkerProcess.prototype, 'do').mockImplementationOnce(async () => {
    await held
    return { kind: 'refused', sentence: 'It was held up.' }
  })
  const visitors = ['first', 'second', 'third'].map(() => runFontJob(job, { whose: 'visitors' }))
  const ended = Promise.allSettled(visitors)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))

  await expect(runFontJob(job)).resolves.toMatchObject({ family: 'Alegreya' })
  expect(run).toHaveBeenCalledTimes(2)
  letGo()
  // Which of the three came first is left open: each asks for its limits before it waits.
  const ends = (await ended).map(({ status }) => status).toSorted()
  expect(ends).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  run.mockRestore()
})
