import type { Payload } from 'payload'
import { composeRichText } from '@/operations/site/pages/compose-rich-text'
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
      content: composeRichText(page.sections),
      _status: 'published',
    },
    context: { quiet: true },
    overrideAccess: true,
  })
}
