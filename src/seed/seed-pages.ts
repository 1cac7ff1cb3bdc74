import type { Payload } from 'payload'
import type { Page } from '@/payload-types'
import type { SeedPage } from './demo-foundry'
import { DEMO_PAGES } from './pages'

export async function seedPages(payload: Payload): Promise<void> {
  for (const page of DEMO_PAGES) await requirePage(payload, page)
}

async function requirePage(payload: Payload, page: SeedPage): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { slug: { equals: page.slug } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'pages',
    data: {
      title: page.title,
      slug: page.slug,
      lead: page.lead,
      content: richText(page.sections),
      _status: 'published',
    },
    context: { quiet: true },
    overrideAccess: true,
  })
}

/** Headings and paragraphs as the admin's editor keeps them. */
function richText(sections: SeedPage['sections']): Page['content'] {
  const block = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
  const text = (words: string) => ({
    type: 'text',
    version: 1,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text: words,
  })
  const children = sections.flatMap(({ heading, paragraphs }) => [
    { ...block, type: 'heading', tag: 'h2', children: [text(heading)] },
    ...paragraphs.map((paragraph) => ({
      ...block,
      type: 'paragraph',
      textFormat: 0,
      children: [text(paragraph)],
    })),
  ])
  return { root: { ...block, type: 'root', children } }
}
