import type { Payload } from 'payload'
import type { PlannedFile } from '@/domain/catalogue/upload/plan-upload'
import type { Reflow } from '@/domain/catalogue/releases/reflow'
import { runFontJob } from '@/fonts/run-font-job'
import { fontPath } from '../fonts/files/font-store'
import { runExclusive } from '../run-exclusive'
import { makePlan } from './make-plan'
import { uploadedPath } from './upload-bytes'
import { findUploadFiles, updateUploadFile, type UploadRow } from './upload-file-records'

type Replaced = NonNullable<PlannedFile['replaces']>

/**
 * Compares every file with the master it would replace, where that has not been done, and returns how many these were. An
 * override of one file may move another file to another style, so all of them are checked.
 */
export async function compareFiles(payload: Payload, upload: string): Promise<number> {
  return runExclusive(`compare:${upload}`, async () => {
    const rows = await findUploadFiles(payload, upload)
    const { files } = await makePlan(payload, rows)
    const pairs = rows.flatMap((row): Pair[] => {
      const replaced = files.get(row.id)?.replaces
      return replaced && isToCompare(row, replaced) ? [{ upload, row, replaced }] : []
    })
    await Promise.all(pairs.map((pair) => compare(payload, pair)))
    return pairs.length
  })
}

/** Retries failed comparisons. False where nothing is left to compare. */
export async function compareAgain(payload: Payload, upload: string): Promise<boolean> {
  for (const { id, comparison } of await findUploadFiles(payload, upload)) {
    if (comparison && !comparison.reflow) {
      await updateUploadFile(payload, id, { comparison: null })
    }
  }
  return (await compareFiles(payload, upload)) > 0
}

function isToCompare({ sha256, comparison }: UploadRow, before: Replaced): boolean {
  return sha256 !== before.sha256 && comparison?.before !== before.sha256
}

type Pair = { upload: string; row: UploadRow; replaced: Replaced }

async function compare(payload: Payload, { upload, row, replaced }: Pair): Promise<void> {
  const before = fontPath(replaced.sha256, replaced.format.toLowerCase())
  const after = uploadedPath(upload, row.sha256 ?? '')
  const comparison = {
    before: replaced.sha256,
    reflow: await reflowOf(payload, { before, after }),
  }
  await updateUploadFile(payload, row.id, { comparison })
}

/** A plan is complete without a comparison: one that failed waits until staff retry it. */
async function reflowOf(
  payload: Payload,
  { before, after }: { before: string; after: string },
): Promise<Reflow | null> {
  try {
    return await runFontJob({ kind: 'compare', before, master: after })
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'A planned master could not be compared' })
    return null
  }
}
