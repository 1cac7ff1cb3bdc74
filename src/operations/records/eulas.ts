import type { Payload, PayloadRequest } from 'payload'
import { type NewVersion, versionsSaid } from '@/domain/licensing/eula/new-version'
import type { Eula, LicenceType } from '@/payload-types'
import { idOf } from '../id-of'
import { insertOnce } from '../insert-once'
import { possibleIds } from './any-collection'
import { findAll, findById, findOne, insert, updateWhere } from './rows'

/** One version of a text by its id. */
export async function findEula(payload: Payload, id: string): Promise<Eula | null> {
  if (possibleIds(payload, [id]).length === 0) return null
  return findById(payload, 'eulas', id)
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
  const where = { title: current.title, version: { in: versionsSaid(version) } }
  return findOne(payload, 'eulas', { where, sort: 'version' })
}

async function findEulaOfType(payload: Payload, key: string): Promise<Eula | null> {
  const row = await findOne(payload, 'licence-types', { where: { key } })
  return row ? findEula(payload, idOf(row.eula)) : null
}

/** Every version of a text. */
export async function findVersions(payload: Payload, title: string): Promise<Eula[]> {
  return findAll(payload, 'eulas', { where: { title } })
}

export async function findTypesWithTexts(payload: Payload): Promise<LicenceType[]> {
  return findAll(payload, 'licence-types', { sort: 'position' })
}

/** The text of this title and version: made now, or the one that was there. */
export async function insertVersion(
  req: PayloadRequest,
  { title, version, effectiveFrom, sections }: NewVersion,
): Promise<Eula> {
  const { row } = await insertOnce({
    find: async () =>
      (await findVersions(req.payload, title)).find((eula) => eula.version === version) ?? null,
    insert: () => insert(req, 'eulas', { title, version, effectiveFrom, sections }),
  })
  return row
}

/** Only where the licence type still has the text it had; whether it did. */
export async function giveText(
  req: PayloadRequest,
  { id, eula }: NewVersion['takenBy'][number],
  next: string,
): Promise<boolean> {
  return (await updateWhere(req, 'licence-types', { id, eula }, { eula: next })).length === 1
}
