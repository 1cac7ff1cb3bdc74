import type { PayloadRequest } from 'payload'
import { refreshChangedPages, refreshPages } from '@/operations/site/page-cache/refresh-pages'

/**
 * Every change of what the public sees makes the pages that show it anew, at their next visit; a draft changes nothing. Serves
 * as afterChange and afterDelete hook. Bulk work says `context.quiet` and refreshes once at its end.
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

/** A draft, or what was taken back and so did change. */
function isDraft(doc: unknown): boolean {
  return (doc as { _status?: string } | null)?._status === 'draft'
}
