import type { Payload } from 'payload'
import { refreshPages } from '../catalogue/refresh-pages'
import { idOf } from '../id-of'
import { inTurn } from '../in-turn'
import { acceptMaster } from './accept-master'
import { findMaster, type StyleMaster } from './find-master'
import { requireStyle } from './font-records'
import { refreshTypeface } from './refresh-typeface'

type NewMaster = { styleId: string; bytes: Uint8Array }

/** Gives a style its master, then its typeface and every page what follows from it. Masters of one typeface take turns. */
export async function replaceMaster(payload: Payload, master: NewMaster): Promise<StyleMaster> {
  const typeface = idOf((await requireStyle(payload, master.styleId)).typeface)
  await inTurn(typeface, async () => {
    await acceptMaster(payload, master)
    await refreshTypeface(payload, typeface)
  })
  await refreshPages(payload)
  return findMaster(payload, master.styleId)
}
