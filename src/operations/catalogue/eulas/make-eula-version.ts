import type { PayloadRequest } from 'payload'
import {
  type NewVersion,
  TypesHaveChanged,
  VersionExists,
} from '@/domain/licensing/eula/new-version'
import type { Eula } from '@/payload-types'
import { idOf } from '../../id-of'
import { findTypesWithTexts, findVersions, giveText, insertVersion } from './eula-version-records'

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
