import type { Payload, PayloadRequest } from 'payload'
import {
  compareVersions,
  type EulaSection,
  type NewVersion,
  nextVersion,
  TypesHaveChanged,
  VersionExists,
} from '@/domain/licensing/eula/new-version'
import { dayIn } from '@/domain/tax/day-in-country'
import type { Eula } from '@/payload-types'
import { idOf } from '../id-of'
import {
  findEula,
  findTypesWithTexts,
  findVersions,
  giveText,
  insertVersion,
} from '../records/eulas'
import { readShop } from '../records/shop'

/**
 * Saves a new version and gives it to its licence types. Sent twice it is one text; whoever has accepted an earlier version keeps
 * that, since orders and licences name the very row.
 */
export async function makeEulaVersion(req: PayloadRequest, version: NewVersion): Promise<string> {
  const versions = await findVersions(req.payload, version.title)
  const known = versions.find((one) => one.version === version.version)
  if (known && !isSame(known, version)) throw new VersionExists()
  await assertTypesStand(req, version, known)

  const eula = known ?? (await insertVersion(req, version))
  if (!isSame(eula, version)) throw new VersionExists()
  for (const type of version.takenBy) {
    const isGiven = await giveText(req, type, eula.id)
    if (!isGiven) await assertTypesStand(req, { takenBy: [{ ...type, eula: eula.id }] }, eula)
  }
  return eula.id
}

/** What the form showed is still so, or was done by this very request before. */
async function assertTypesStand(
  req: PayloadRequest,
  { takenBy }: Pick<NewVersion, 'takenBy'>,
  known: Eula | undefined,
): Promise<void> {
  const types = await findTypesWithTexts(req.payload)
  const textOf = new Map(types.map(({ id, eula }) => [id, idOf(eula)]))
  const stands = takenBy.every(({ id, eula }) => {
    const text = textOf.get(id)
    return text !== undefined && (text === eula || text === known?.id)
  })
  if (!stands) throw new TypesHaveChanged()
}

function isSame({ sections, effectiveFrom }: Eula, version: NewVersion): boolean {
  if ((effectiveFrom?.slice(0, 10) ?? null) !== version.effectiveFrom) return false
  const textOf = (rows: NewVersion['sections']) =>
    JSON.stringify(rows.map(({ heading, text }) => [heading, text]))
  return textOf(sections) === textOf(version.sections)
}

export type OfferedVersion = {
  newest: { id: string; version: string }
  title: string
  version: string
  effectiveFrom: string
  sections: EulaSection[]
  /** Every licence type; ticked those that have a version of this text. */
  types: { id: string; name: string; eula: string; hasThisText: boolean }[]
}

/** What the form of a new version begins with: the newest of its title. null: there is no such text. */
export async function offerVersion(payload: Payload, id: string): Promise<OfferedVersion | null> {
  const asked = await findEula(payload, id)
  if (!asked) return null
  const [versions, types, shop] = await Promise.all([
    findVersions(payload, asked.title),
    findTypesWithTexts(payload),
    readShop(payload),
  ])
  const [newest = asked] = versions.toSorted((a, b) => compareVersions(b.version, a.version))
  const ids = versions.map((version) => version.id)
  const today = dayIn(shop.country, new Date())
  return {
    newest: { id: newest.id, version: newest.version },
    title: newest.title,
    version: nextVersion(newest.version, today),
    effectiveFrom: today,
    sections: newest.sections.map(({ heading, text }) => ({ heading, text })),
    types: types.map((type) => ({
      id: type.id,
      name: type.name,
      eula: idOf(type.eula),
      hasThisText: ids.includes(idOf(type.eula)),
    })),
  }
}
