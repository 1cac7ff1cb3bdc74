import type { Payload } from 'payload'
import type { Seller } from '@/domain/order/seller'
import { draftLegalPage } from '@/domain/site/legal/legal-draft'
import { LEGAL_TITLES, type LegalKind } from '@/domain/site/legal/legal-page'
import { composeRichText } from '../pages/compose-rich-text'
import { findLegalPages, insertDraftPage, isSlugOfPage } from './legal-page-records'

/** Makes the draft of a page that the law asks for, with places to fill; or finds the one that is there. Returns its id. */
export async function makeLegalPage(
  payload: Payload,
  kind: LegalKind,
  seller: Seller | null,
): Promise<string> {
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
