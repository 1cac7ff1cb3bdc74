import type { Payload } from 'payload'
import { LEGAL_KINDS } from '@/domain/site/legal/legal-page'
import { hasRow, insert, QUIET } from '@/operations/records/rows'
import { makeLegalPage } from '@/operations/site/missing-legal-pages'
import { composeRichText } from '@/operations/site/pages/compose-rich-text'
import pages from './demo-pages.json' with { type: 'json' }

export async function seedPages(payload: Payload): Promise<void> {
  for (const page of DEMO_PAGES) await requirePage(payload, page)
}

type SeedPage = (typeof DEMO_PAGES)[number]

async function requirePage(payload: Payload, { title, slug, lead, sections }: SeedPage) {
  if (await hasRow(payload, 'pages', { slug: { equals: slug } })) return
  await insert(
    payload,
    'pages',
    { title, slug, lead, content: composeRichText(sections), _status: 'published' },
    QUIET,
  )
}

/** Drafts with places to fill, and nothing of the demo's seller: they stay when the demo goes. */
export async function seedLegalPages(payload: Payload): Promise<void> {
  for (const kind of LEGAL_KINDS) await makeLegalPage(payload, kind, null)
}

export const DEMO_PAGES = pages
