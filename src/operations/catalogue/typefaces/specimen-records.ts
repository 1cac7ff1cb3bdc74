import type { Payload } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import type { Media, Typeface } from '@/payload-types'

/** By their ids. */
export type SpecimenFiles = ReadonlyMap<string, Media>

export const NO_FILES: SpecimenFiles = new Map()

/** The files that these typefaces are shown with. What lies in the trash is not among them. */
export async function findSpecimenFiles(
  payload: Payload,
  typefaces: Pick<Typeface, 'specimens' | 'inUse'>[],
): Promise<SpecimenFiles> {
  const ids = filesNamedIn(typefaces)
  if (ids.length === 0) return NO_FILES
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map((file) => [file.id, file]))
}
