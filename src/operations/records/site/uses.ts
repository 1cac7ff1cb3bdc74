import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { composeUses, type UseView } from '@/domain/site/uses/use'
import type { Use } from '@/payload-types'
import { findTypefaceHeads } from '../published-catalogue'
import { findAll, insert, QUIET } from '../rows'

/** What is published, and is seen in something that is: in the order of staff, the newest first among equals. */
export async function listUses(payload: Payload): Promise<UseView[]> {
  const rows = await findAll(payload, 'uses', {
    where: { _status: 'published' },
    sort: ['position', '-createdAt', 'id'],
    depth: 1,
  })
  return viewUses(payload, rows)
}

export async function viewUses(payload: Payload, rows: Use[]): Promise<UseView[]> {
  return rows.length > 0 ? composeUses(rows, await findTypefaceHeads(payload)) : []
}

type OldUse = { picture?: unknown; shows?: string; by?: string; link?: string }

/** Uses were rows of their typeface before they had a collection. SQLite's are moved by its migration, MongoDB's at the start. */
export async function moveOldUses(payload: Payload): Promise<void> {
  if (payload.db.name !== 'mongoose') return
  const { collections } = payload.db as unknown as MongooseAdapter
  const typefaces = collections.typefaces?.collection
  for await (const { _id, inUse } of typefaces?.find({ inUse: { $exists: true } }) ?? []) {
    for (const [position, { picture, shows, by, link }] of (inUse as OldUse[]).entries()) {
      const data = {
        ...{ title: shows ?? '', credit: by, link, position },
        // A draft may have none.
        picture: (picture ? String(picture) : undefined) as string,
        seen: [{ typeface: String(_id) }],
        _status: picture && shows && by ? ('published' as const) : ('draft' as const),
      }
      await insert(payload, 'uses', data, { ...QUIET, draft: data._status === 'draft' })
    }
    await typefaces?.updateOne({ _id }, { $unset: { inUse: '' } })
  }
}
