import type { Payload } from 'payload'
import { refreshPages } from '../../site/page-cache/refresh-pages'
import { assertRoomForUploads } from '../../disk-room'
import { idOf } from '../../id-of'
import { runExclusive } from '../../run-exclusive'
import { acceptDraft } from './accept-master'
import { type FontBytes, FontDraft } from '../files/font-store'
import { findMaster, type StyleMaster } from './find-master'
import { requireStyle } from '../font-records'
import { refreshTypeface } from '../refresh-typeface'
import { findReleasesOf } from '../releases/release-records'

type NewMaster = { styleId: string; bytes: FontBytes; notes?: string }

/** Sets a style's master, then refreshes its typeface and every page that shows it. Masters of one typeface follow each other. */
export async function replaceMaster(payload: Payload, upload: NewMaster): Promise<StyleMaster> {
  const { styleId, bytes, notes } = upload
  const typeface = idOf((await requireStyle(payload, styleId)).typeface)
  await assertRoomForUploads()
  await using draft = await FontDraft.make('font')
  const master = await draft.write(bytes) // outside the queue: a slow sender delays nobody
  await runExclusive(typeface, async () => {
    await recordMasters(payload, typeface)
    await acceptDraft(payload, { styleId, master })
    await refreshTypeface(payload, typeface, { notes })
  })
  await refreshPages(payload)
  return findMaster(payload, styleId)
}

/** Records the masters of a release that was made before releases had them, while they are still there. */
export async function recordMasters(payload: Payload, typeface: string): Promise<void> {
  const [current] = await findReleasesOf(payload, [typeface])
  if (current && !current.masters) await refreshTypeface(payload, typeface)
}
