import type { Payload } from 'payload'
import { isLegalKind, type LegalKind } from '@/domain/site/legal/legal-page'
import type { Page } from '@/payload-types'

export type LegalPage = { id: string; kind: LegalKind; isPublished: boolean }

/** Every page that was made for the law, drafts too. */
export async function findLegalPages(payload: Payload): Promise<LegalPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { legal: { exists: true } },
    depth: 0,
    limit: 100,
    overrideAccess: true,
    select: { legal: true, _status: true },
  })
  return docs.flatMap(({ id, legal, _status }) =>
    isLegalKind(legal) ? [{ id, kind: legal, isPublished: _status === 'published' }] : [],
  )
}

export type NewPage = Pick<Page, 'title' | 'slug' | 'lead' | 'content' | 'legal'>

/** Nobody but staff sees it before they publish it. */
export async function insertDraftPage(payload: Payload, page: NewPage): Promise<string> {
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...page, _status: 'draft' },
    draft: true,
    depth: 0,
    context: { quiet: true },
    overrideAccess: true,
  })
  return id
}

export async function isSlugOfPage(payload: Payload, slug: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { slug: { equals: slug } },
    overrideAccess: true,
    trash: true,
  })
  return totalDocs > 0
}
