import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'

/** The parent's own parent, and whether the child has children. */
export async function findFamilyOf(
  payload: Payload,
  { id, parent }: { id: string | null; parent: string },
): Promise<{ above: Pick<Typeface, 'name'> | null; hasChildren: boolean }> {
  const [row, children] = await Promise.all([
    payload.findByID({
      collection: 'typefaces',
      id: parent,
      depth: 1,
      disableErrors: true,
      overrideAccess: true,
      select: { parent: true },
      populate: { typefaces: { name: true } },
    }),
    id === null ? null : countChildren(payload, id),
  ])
  const above = row?.parent
  return {
    above: above && typeof above !== 'string' ? above : null,
    hasChildren: Boolean(children?.totalDocs),
  }
}

export function countChildren(payload: Payload, id: string): Promise<{ totalDocs: number }> {
  return payload.count({
    collection: 'typefaces',
    where: { parent: { equals: id } },
    overrideAccess: true,
  })
}
