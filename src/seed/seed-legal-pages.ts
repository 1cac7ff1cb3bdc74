import type { Payload } from 'payload'
import { LEGAL_KINDS } from '@/domain/site/legal/legal-page'
import { makeLegalPage } from '@/operations/site/missing-legal-pages'

/** Drafts with places to fill, and nothing of the demo's seller: they stay when the demo goes. */
export async function seedLegalPages(payload: Payload): Promise<void> {
  for (const kind of LEGAL_KINDS) await makeLegalPage(payload, kind, null)
}
