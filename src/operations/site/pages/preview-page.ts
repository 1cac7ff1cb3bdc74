import type { Payload } from 'payload'
import { draftStateOf, type DraftState } from '@/domain/catalogue/pages/draft-state'
import type { Page } from '@/payload-types'
import { findPageDraftRow, findPublishedSlug, populatePage } from '../../catalogue/draft-records'

export type PagePreview = { page: Page; state: DraftState; publicPath: string | null }

/** The newest version of a page, published or not. */
export async function previewPage(payload: Payload, id: string): Promise<PagePreview | null> {
  const page = await findPageDraftRow(payload, id)
  if (!page) return null
  const publishedSlug = await findPublishedSlug(payload, { collection: 'pages', id })
  return {
    page: { ...page, title: page.title || 'Untitled' },
    state: draftStateOf({ status: page._status, publishedSlug }),
    publicPath: publishedSlug === null ? null : `/${publishedSlug}`,
  }
}

/** The page as it stands in the form of whoever writes it: nothing of it is stored. */
export async function previewUnsavedPage(
  payload: Payload,
  id: string,
  unsaved: Record<string, unknown>,
): Promise<Page | null> {
  const page = await populatePage(payload, id, unsaved)
  return page && { ...page, title: page.title || 'Untitled' }
}
