import type { PayloadRequest } from 'payload'
import { refreshChangedPages, refreshPages } from '@/operations/site/page-cache/refresh-pages'

/**
 * After every change of what the public sees, the pages that show it are rendered again at their next visit; a draft changes
 * nothing. An afterChange and afterDelete hook. Bulk work sets `context.quiet` and refreshes once at its end.
 */
export async function refreshCatalogue<Row>({
  doc,
  req,
}: {
  doc: Row
  req: PayloadRequest
}): Promise<Row> {
  if (req.context.quiet) return doc
  if (isDraft(doc)) await refreshChangedPages(req.payload)
  else await refreshPages(req.payload)
  return doc
}

/** Also true for a document that was just unpublished, which does change pages: those are found by their version. */
function isDraft(doc: unknown): boolean {
  return (doc as { _status?: string } | null)?._status === 'draft'
}
