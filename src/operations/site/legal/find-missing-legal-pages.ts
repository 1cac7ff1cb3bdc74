import type { Payload } from 'payload'
import { LEGAL_TITLES, type LegalKind, missingLegalKinds } from '@/domain/site/legal/legal-page'
import { findLegalPages } from './legal-page-records'

export type MissingLegalPage = {
  kind: LegalKind
  title: string
  /** The id of a draft that waits to be finished. */
  draft: string | null
}

/** The pages that visitors of this shop look for in vain. */
export async function findMissingLegalPages(payload: Payload): Promise<MissingLegalPage[]> {
  const pages = await findLegalPages(payload)
  const published = pages.filter(({ isPublished }) => isPublished).map(({ kind }) => kind)
  return missingLegalKinds(published).map((kind) => ({
    kind,
    title: LEGAL_TITLES[kind],
    draft: pages.find((page) => page.kind === kind)?.id ?? null,
  }))
}
