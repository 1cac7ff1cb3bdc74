import type { Payload, PayloadRequest } from 'payload'
import type { NewVersion } from '@/domain/licensing/eula/new-version'
import type { Eula, LicenceType } from '@/payload-types'
import { insertOnce } from '../../insert-once'

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
