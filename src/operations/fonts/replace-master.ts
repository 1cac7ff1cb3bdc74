import type { Payload } from 'payload'
import { refreshPages } from '../catalogue/refresh-pages'
import { idOf } from '../id-of'
import { inTurn } from '../in-turn'
import { acceptMaster } from './accept-master'
import { findMaster, type StyleMaster } from './find-master'
import { requireStyle } from './font-records'
import { refreshTypeface } from './refresh-typeface'
import { findReleasesOf } from './release-records'

type NewMaster = { styleId: string; bytes: Uint8Array; notes?: string }

/** Gives a style its master, then its typeface and every page what follows from it. Masters of one typeface take turns. */
export async function replaceMaster(payload: Payload, master: NewMaster): Promise<StyleMaster> {
  const typeface = idOf((await requireStyle(payload, master.styleId)).typeface)
  await inTurn(typeface, async () => {
    await recordMasters(payload, typeface)
    await acceptMaster(payload, master)
    await refreshTypeface(payload, typeface, { notes: master.notes })
  })
  await refreshPages(payload)
  return findMaster(payload, master.styleId)
}

/** A release kept before releases knew their masters learns them while they are still there. */
export async function recordMasters(payload: Payload, typeface: string): Promise<void> {
  const [current] = await findReleasesOf(payload, [typeface])
  if (current && !current.masters) await refreshTypeface(payload, typeface)
}
