import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'

import { drawCard } from './cards/draw-card'
import { checkFont } from './check/check-font'
import { surveyCharacters } from './characters/survey-characters'
import { compareFonts } from './compare/compare-fonts'
import type { DeriveJob, DerivedFile, FontJob, FontJobResult } from './font-job'
import { describeGlyph } from './characters/describe-glyph'
import { inspectFont } from './inspect/inspect-font'
import { measureName } from './line-metrics/measure-name'
import { packName } from './recipes/make-menu-preview'
import { followRecipe } from './recipes/follow-recipe'
import { withWindowsNames } from './rename/write-names'
import { withUsualMap } from './sfnt/with-usual-map'
import { drawSheet } from './specimens/draw-specimen'

/** Runs inside the child process. */
export async function doFontJob(job: FontJob): Promise<FontJobResult> {
  switch (job.kind) {
    case 'inspect':
      return inspectFont(await readMaster(job.master))
    case 'derive':
      return deriveFile(job)
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
    case 'pack':
      return writeFile(job.out, await packName(await Promise.all(job.previews.map(readPreview))))
  }
}

async function deriveFile(job: DeriveJob): Promise<DerivedFile> {
  return writeFile(job.out, await followRecipe(await readMaster(job.master), job))
}

async function writeFile(out: string, bytes: Uint8Array): Promise<DerivedFile> {
  await writeSafely(out, bytes)
  return { sha256: createHash('sha256').update(bytes).digest('hex'), sizeInBytes: bytes.length }
}

async function readMaster(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return withWindowsNames(withUsualMap(bytes, checkFont(bytes)))
}

/** Made by this shop of a master it has checked. */
async function readPreview(path: string): Promise<Uint8Array> {
  return readFile(path)
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
