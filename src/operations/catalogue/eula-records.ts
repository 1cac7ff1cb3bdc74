import type { Payload } from 'payload'
import { versionsSaid } from '@/domain/licensing/eula/new-version'
import type { Eula } from '@/payload-types'
import { idOf } from '../id-of'
import { possibleIds } from '../id-records'

/** One version of a text by its id. */
export async function findEula(payload: Payload, id: string): Promise<Eula | null> {
  if (possibleIds(payload, [id]).length === 0) return null
  return payload.findByID({
    collection: 'eulas',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

/** By its id, or by the key of a licence type: then the text that type has today. */
export async function findEulaNamed(payload: Payload, name: string): Promise<Eula | null> {
  return (await findEula(payload, name)) ?? (await findEulaOfType(payload, name))
}

/** "desktop", "2": that version of the text which the licence type has today. */
export async function findEulaVersion(
  payload: Payload,
  { type, version }: { type: string; version: string },
): Promise<Eula | null> {
  const current = await findEulaOfType(payload, type)
  if (!current) return null
  const { docs } = await payload.find({
    collection: 'eulas',
    where: { title: { equals: current.title }, version: { in: versionsSaid(version) } },
    depth: 0,
    limit: 1,
    sort: 'version',
    overrideAccess: true,
  })
  return docs[0] ?? null
}

async function findEulaOfType(payload: Payload, key: string): Promise<Eula | null> {
  const { docs } = await payload.find({
    collection: 'licence-types',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ? findEula(payload, idOf(docs[0].eula)) : null
}
