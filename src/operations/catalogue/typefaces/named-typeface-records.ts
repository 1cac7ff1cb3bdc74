import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'
import { idOf } from '../../id-of'
import { possibleIds } from '../../id-records'

type Naming = { typefaces?: (string | Typeface)[] | null }

/**
 * Typefaces by their ids, those in the trash too: what was sold or tried keeps its name and is delivered. Payload leaves a row
 * in the trash out of every relationship, so these are read without any.
 */
export async function readTypefaces(
  payload: Payload,
  ids: string[],
): Promise<Map<string, Typeface>> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    trash: true,
  })
  return new Map(docs.map((typeface) => [typeface.id, typeface]))
}

/** The same rows with their typefaces in place of ids. */
export async function withTypefaces<Row extends Naming>(
  payload: Payload,
  rows: Row[],
): Promise<Row[]> {
  const idsOf = ({ typefaces }: Row) => (typefaces ?? []).map(idOf)
  const ids = rows.flatMap(idsOf)
  if (ids.length === 0) return rows
  const known = await readTypefaces(payload, ids)
  return rows.map((row) => ({
    ...row,
    typefaces: idsOf(row).map((id) => known.get(id) ?? id),
  }))
}

/** Of the typefaces that these styles belong to, though the shop shows them no more. */
export async function findNamesOfGone(payload: Payload, styles: string[]): Promise<string[]> {
  if (styles.length === 0) return []
  const { docs } = await payload.find({
    collection: 'styles',
    where: { id: { in: possibleIds(payload, styles) } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { typeface: true },
  })
  const typefaces = await readTypefaces(
    payload,
    docs.map(({ typeface }) => idOf(typeface)),
  )
  return [...typefaces.values()].map(({ name }) => name)
}
