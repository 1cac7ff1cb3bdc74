import type { Payload } from 'payload'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import { idOf } from '../../id-of'
import { deriveFiles, StagingFolder } from '../files/derive-files'
import { findTypeface, requireStyle } from '../font-records'
import { type FontBytes, FontDraft, type WrittenDraft } from '../files/font-store'
import { publishMaster } from './publish-master'
import { wantedFiles } from '../files/wanted-files'

export type AcceptedMaster = { sha256: string; facts: FontFacts }

type Upload = { styleId: string; bytes: FontBytes }

/** Turns an uploaded master into files ready to sell; the menu preview follows in `refreshTypeface`. */
export async function acceptMaster(
  payload: Payload,
  { styleId, bytes }: Upload,
): Promise<AcceptedMaster> {
  await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  return await acceptDraft(payload, { styleId, master: await draft.write(bytes) })
}

/**
 * The same for bytes that are on the disk already: check, inspect, derive, and only then publish all of it together. A refused
 * file or a failed derivation leaves nothing behind.
 */
export async function acceptDraft(
  payload: Payload,
  { styleId, master }: { styleId: string; master: WrittenDraft },
): Promise<AcceptedMaster> {
  const style = await requireStyle(payload, styleId)
  const { path, sha256, sizeInBytes } = master
  const facts = await runFontJob({ kind: 'inspect', master: path })

  const typeface = await findTypeface(payload, idOf(style.typeface))
  await using staging = await StagingFolder.create()
  const wanted = wantedFiles({ styleId, sha256, facts, typeface })
  const derived = await deriveFiles(staging, path, wanted)
  await publishMaster(payload, { style, path, sha256, sizeInBytes, facts, derived })
  return { sha256, facts }
}
