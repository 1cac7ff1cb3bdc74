import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { drawCard } from './cards/draw-card'
import { describeGlyph } from './characters/describe-glyph'
import { surveyCharacters } from './characters/survey-characters'
import { checkFont } from './check/check-font'
import { compareFonts } from './compare/compare-fonts'
import type { DerivedFile, FontJob, FontJobResult } from './font-job'
import { FontRefused } from './font-refused'
import { inspectFont } from './inspect/inspect-font'
import { measureName } from './line-metrics/measure-name'
import { followRecipe } from './recipes/follow-recipe'
import { packName } from './recipes/make-menu-preview'
import { withWindowsNames } from './rename/write-names'
import { withUsualMap } from './sfnt/with-usual-map'
import { drawSheet } from './specimens/draw-specimen'
import type { JobAnswer } from './workers/font-worker-process'

/** The child's side of runFontJob: one job, one answer. It ends when the parent does. */
process.on('message', (job: FontJob) => void answer(job))
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })

/**
 * What HarfBuzz holds of a font lies in WebAssembly's memory, which the collector does not count: it would come late, and the
 * memory has grown by a whole font for each job until then. It never shrinks again.
 */
async function answer(job: FontJob): Promise<void> {
  process.send?.(await answerTo(job))
  globalThis.gc?.()
}

async function answerTo(job: FontJob): Promise<JobAnswer> {
  try {
    return { kind: 'done', result: await doFontJob(job) }
  } catch (error) {
    if (error instanceof FontRefused) return { kind: 'refused', sentence: error.message }
    console.error(`${job.kind} failed`, error)
    return { kind: 'failed', reason: 'error', sentence: 'The work on this font failed.' }
  }
}

/** Runs inside the child process. */
async function doFontJob(job: FontJob): Promise<FontJobResult> {
  switch (job.kind) {
    case 'inspect':
      return inspectFont(await readMaster(job.master))
    case 'derive':
      return writeFile(job.out, await followRecipe(await readMaster(job.master), job))
    case 'measure':
      return measureName(job, readMaster)
    case 'card':
      return drawCard(job, readMaster)
    case 'compare':
      return compareFonts(await readMaster(job.before), await readMaster(job.master))
    case 'redraw': {
      const { findRedrawn } = await import('./compare/find-redrawn')
      const masters = { before: await readMaster(job.before), after: await readMaster(job.master) }
      return findRedrawn(masters, job.characters)
    }
    case 'survey':
      return surveyCharacters(job.styles)
    case 'name': {
      const { nameCharacters } = await import('./characters/name-characters')
      return nameCharacters(await readMaster(job.master), job)
    }
    case 'glyph':
      return describeGlyph(await readMaster(job.master), job)
    case 'sheet':
      return drawSheet(await readMaster(job.master), job)
    case 'score': {
      const { readScoreFacts } = await import('./score/read-score-facts')
      return readScoreFacts(job, readMaster)
    }
    case 'pack': {
      // Made by this shop of masters it has checked.
      const previews = await Promise.all(job.previews.map((path) => readFile(path)))
      return writeFile(job.out, await packName(previews))
    }
  }
}

async function writeFile(out: string, bytes: Uint8Array): Promise<DerivedFile> {
  await writeSafely(out, bytes)
  return { sha256: createHash('sha256').update(bytes).digest('hex'), sizeInBytes: bytes.length }
}

async function readMaster(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return withWindowsNames(withUsualMap(bytes, checkFont(bytes)))
}

/** On the disk, not only in the system's memory, before anybody is told that it exists. */
async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
