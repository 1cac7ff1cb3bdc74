import type { Payload } from 'payload'
import { setDerived } from '../../derived-records'
import { idOf } from '../../id-of'
import type { ReleaseDrawing } from './draw-release'

export type UndrawnRelease = { id: string; typeface: string }

/** Releases whose outlines were not laid over those of the one before: an older shop made them, or every attempt failed. */
export async function findUndrawnReleases(payload: Payload): Promise<UndrawnRelease[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { and: [{ redrawn: { exists: false } }, { masters: { exists: true } }] },
    limit: 10_000,
    pagination: false,
    select: { typeface: true },
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, typeface }) => ({ id, typeface: idOf(typeface) }))
}

export async function setDrawing(
  payload: Payload,
  { id, changes, redrawn }: ReleaseDrawing & { id: string },
): Promise<void> {
  await setDerived(payload, { collection: 'releases', id, data: { changes, redrawn } })
}
