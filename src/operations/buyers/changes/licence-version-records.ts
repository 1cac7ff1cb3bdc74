import type { Payload } from 'payload'
import type { Licence, LicenceVersion } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'
import { insertOnce } from '../../insert-once'

export type Change = { change: string; by: string }

/** Keeps what a licence says at this version, once; a change that then fails leaves it for the next. */
export async function keepVersion(
  payload: Payload,
  { licence, contents, change, by }: Change & { licence: Licence; contents: object },
): Promise<LicenceVersion> {
  const version = licence.version ?? 1
  const versionkey = `${licence.id}:${version}`
  const { row } = await insertOnce({
    find: () => findVersionByKey(payload, versionkey),
    insert: () =>
      payload.create({
        collection: 'licence-versions',
        data: {
          ...{ versionkey, licence: licence.id, version, change, by },
          endedAt: new Date().toISOString(),
          contents: contents as LicenceVersion['contents'],
        },
        depth: 0,
        overrideAccess: true,
      }),
  })
  return row
}

/** Of two changes at once the one that came through says what was changed. */
export async function nameChange(payload: Payload, id: string, change: Change): Promise<void> {
  await compareAndSet(payload, {
    collection: 'licence-versions',
    where: { id: { equals: id } },
    data: { ...change, endedAt: new Date().toISOString() },
  })
}

export function findVersion(
  payload: Payload,
  { licence, version }: { licence: string; version: number },
): Promise<LicenceVersion | null> {
  return findVersionByKey(payload, `${licence}:${version}`)
}

export async function findVersionById(
  payload: Payload,
  id: string,
): Promise<LicenceVersion | null> {
  return payload.findByID({
    collection: 'licence-versions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

async function findVersionByKey(
  payload: Payload,
  versionkey: string,
): Promise<LicenceVersion | null> {
  const { docs } = await payload.find({
    collection: 'licence-versions',
    where: { versionkey: { equals: versionkey } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}
