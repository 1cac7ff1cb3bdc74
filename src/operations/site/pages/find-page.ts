import type { Payload } from 'payload'
import { draftStateOf } from '@/domain/catalogue/pages/draft-state'
import type { Page } from '@/payload-types'
import { findDraftRow, findPublishedSlug, populateDraft } from '../../records/drafts'
import { findPublishedSlugs } from '../../records/published-catalogue'

export async function listPageSlugs(payload: Payload): Promise<string[]> {
  return (await findPublishedSlugs(payload)).pages
}

type RichTextData = NonNullable<Page['content']>

type PageSection = { id: string; title: string | null; body: RichTextData }

/** A page's text in sections, one for each of its headings. */
export function sectionsOf(page: Page): PageSection[] {
  const sections: PageSection[] = []
  for (const node of page.content?.root.children ?? []) {
    const isHeading = node.type === 'heading'
    if (isHeading || sections.length === 0) {
      const title = isHeading ? textOf(node) : null
      sections.push({ id: `s${sections.length + 1}`, title, body: emptyLike(page) })
    }
    if (!isHeading) sections.at(-1)?.body.root.children.push(node)
  }
  return sections
}

function emptyLike(page: Page): RichTextData {
  const root = page.content?.root
  return { root: { ...root, children: [] } as unknown as RichTextData['root'] }
}

function textOf(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text
  const children = Array.isArray(node.children) ? node.children : []
  return children.map(textOf).join('')
}

/** The newest version of a page, published or not. */
export async function previewPage(payload: Payload, id: string) {
  const page = await findDraftRow(payload, 'pages', id)
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
  const page = await populateDraft(payload, 'pages', { id, unsaved })
  return page && { ...page, title: page.title || 'Untitled' }
}
