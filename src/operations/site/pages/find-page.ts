import type { Payload } from 'payload'
import type { Page } from '@/payload-types'
import { findPublishedPage, findPublishedSlugs } from '../../catalogue/catalogue-records'

export function findPage(payload: Payload, slug: string): Promise<Page | null> {
  return findPublishedPage(payload, slug)
}

export async function listPageSlugs(payload: Payload): Promise<string[]> {
  return (await findPublishedSlugs(payload)).pages
}

type RichTextData = NonNullable<Page['content']>
export type PageSection = { id: string; title: string | null; body: RichTextData }

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
