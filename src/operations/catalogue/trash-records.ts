import type { CollectionSlug, Payload } from 'payload'

export async function isSlugInTrash(
  payload: Payload,
  { collection, slug }: { collection: CollectionSlug; slug: unknown },
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [{ slug: { equals: slug } }, { deletedAt: { exists: true } }] },
    overrideAccess: true,
    trash: true,
  })
  return totalDocs > 0
}
