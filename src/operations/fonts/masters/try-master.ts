import type { Payload } from 'payload'
import { runFontJob } from '@/fonts/run-font-job'
import { compareMasters, type MasterChange } from './compare-masters'
import { requireStyle } from '../font-records'
import { type FontBytes, FontDraft } from '../files/font-store'

/** Checks a file and compares it with the master of a style; nothing of it is stored. */
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
