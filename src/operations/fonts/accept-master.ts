import type { Payload } from 'payload'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import { idOf } from '../id-of'
import { deriveFiles, Shelf } from './derive-files'
import { findTypeface, requireStyle } from './font-records'
import { FontDraft, sha256Of } from './font-store'
import { publishMaster } from './publish-master'
import { wantedFiles } from './wanted-files'

export type AcceptedMaster = { sha256: string; facts: FontFacts }

type Upload = { styleId: string; bytes: Uint8Array }

/**
 * A master from upload to files ready to sell: check, inspect, derive, and only then publish all of it together. A file
 * that is refused, or a derivation that fails, leaves nothing behind. The menu preview is `refreshTypeface`'s.
 */
export async function acceptMaster(
  payload: Payload,
  { styleId, bytes }: Upload,
): Promise<AcceptedMaster> {
  const style = await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  await draft.write(bytes)
  const facts = await runFontJob({ kind: 'inspect', master: draft.path })

  const sha256 = sha256Of(bytes)
  const typeface = await findTypeface(payload, idOf(style.typeface))
  await using shelf = await Shelf.make()
  const wanted = wantedFiles({ styleId, sha256, facts, typeface })
  const derived = await deriveFiles(shelf, draft.path, wanted)
  await publishMaster(payload, {
    style,
    path: draft.path,
    sha256,
    sizeInBytes: bytes.byteLength,
    facts,
    derived,
  })
  return { sha256, facts }
}
