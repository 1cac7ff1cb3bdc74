import type { Payload } from 'payload'
import type { Seller } from '@/domain/order/seller'
import { draftLegalPage } from '@/domain/site/legal/legal-draft'
import { LEGAL_TITLES, type LegalKind, missingLegalKinds } from '@/domain/site/legal/legal-page'
import { findLegalPages, insertDraftPage, isSlugOfPage } from '../records/pages'
import { composeRichText } from './pages/compose-rich-text'

/** The pages that visitors of this shop look for in vain. */
export async function findMissingLegalPages(payload: Payload) {
  const pages = await findLegalPages(payload)
  const published = pages.filter(({ isPublished }) => isPublished).map(({ kind }) => kind)
  return missingLegalKinds(published).map((kind) => ({
    kind,
    title: LEGAL_TITLES[kind],
    /** The id of a draft that waits to be finished. */
    draft: pages.find((page) => page.kind === kind)?.id ?? null,
  }))
}

/** Makes the draft of a page that the law asks for, with places to fill; or finds the one that is there. Returns its id. */
export async function makeLegalPage(payload: Payload, kind: LegalKind, seller: Seller | null) {
  const made = (await findLegalPages(payload)).find((page) => page.kind === kind)
  if (made) return made.id

  const { slug, lead, sections } = draftLegalPage(kind, seller)
  return insertDraftPage(payload, {
    title: LEGAL_TITLES[kind],
    slug: (await isSlugOfPage(payload, slug)) ? `${slug}-draft` : slug,
    lead,
    content: composeRichText(sections),
    legal: kind,
  })
}
