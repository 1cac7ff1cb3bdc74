import type { Payload, PayloadRequest } from 'payload'
import { type NewVersion, versionsSaid } from '@/domain/licensing/eula/new-version'
import type { Eula, LicenceType } from '@/payload-types'
import { idOf } from '../id-of'
import { insertOnce } from '../insert-once'
import { possibleIds } from './any-collection'

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

const ALL = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

/** Every version of a text. */
export async function findVersions(payload: Payload, title: string): Promise<Eula[]> {
  const where = { title: { equals: title } }
  return (await payload.find({ collection: 'eulas', where, ...ALL })).docs
}

export async function findTypesWithTexts(payload: Payload): Promise<LicenceType[]> {
  return (await payload.find({ collection: 'licence-types', sort: 'position', ...ALL })).docs
}

/** The text of this title and version: made now, or the one that was there. */
export async function insertVersion(
  req: PayloadRequest,
  { title, version, effectiveFrom, sections }: NewVersion,
): Promise<Eula> {
  const { row } = await insertOnce({
    find: async () =>
      (await findVersions(req.payload, title)).find((eula) => eula.version === version) ?? null,
    insert: () =>
      req.payload.create({
        collection: 'eulas',
        data: { title, version, effectiveFrom, sections },
        depth: 0,
        overrideAccess: true,
        req,
      }),
  })
  return row
}

/** Only where the licence type still has the text it had; whether it did. */
export async function giveText(
  req: PayloadRequest,
  { id, eula }: NewVersion['takenBy'][number],
  next: string,
): Promise<boolean> {
  const { docs } = await req.payload.update({
    collection: 'licence-types',
    where: { and: [{ id: { equals: id } }, { eula: { equals: eula } }] },
    data: { eula: next },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length === 1
}
