import type { CollectionSlug, PayloadRequest } from 'payload'

export type SavedVersion = {
  id: string
  updatedAt: string
  version: { _status?: string | null; savedBy?: string | null; deletedAt?: string | null }
}

/** What was saved of a document, the newest first, for somebody of the staff who may read it. */
export async function findSavedVersions(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Promise<SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: collection as CollectionSlug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 100,
    depth: 0,
    overrideAccess: false,
    trash: true,
    req,
  })
  return docs as unknown as SavedVersion[]
}
