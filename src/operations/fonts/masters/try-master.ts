import type { Payload } from 'payload'
import { runFontJob } from '@/fonts/run-font-job'
import { compareMasters, type MasterChange } from './compare-masters'
import { requireStyle } from '../font-records'
import { type FontBytes, FontDraft } from '../files/font-store'

/** Checks and compares a file with the master a style has; nothing of it is kept. */
export async function tryMaster(
  payload: Payload,
  { styleId, bytes }: { styleId: string; bytes: FontBytes },
): Promise<MasterChange> {
  const style = await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  const { sha256 } = await draft.write(bytes)
  await runFontJob({ kind: 'inspect', master: draft.path })
  return await compareMasters(style, { path: draft.path, sha256 })
}
