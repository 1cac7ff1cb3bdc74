import type { Payload } from 'payload'
import type { Eula, Page } from '@/payload-types'

const ALL = { limit: 100_000, pagination: false, overrideAccess: true } as const

/** Published pages with their content, in the order of their links. */
export async function findPagesWithContent(payload: Payload): Promise<Page[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    ...ALL,
    depth: 1,
    where: { _status: { equals: 'published' } },
    sort: '-title',
  })
  return docs
}

export async function findEulas(
  payload: Payload,
): Promise<Pick<Eula, 'id' | 'title' | 'version' | 'effectiveFrom' | 'sections'>[]> {
  const { docs } = await payload.find({
    collection: 'eulas',
    ...ALL,
    depth: 0,
    select: { title: true, version: true, effectiveFrom: true, sections: true },
  })
  return docs
}
