import type { PayloadRequest } from 'payload'
import { refreshPages, type ChangedPages } from '@/operations/catalogue/refresh-pages'

type Slugged = { slug?: string | null }
type Change<Row> = { doc: Row; previousDoc?: Row; req: PayloadRequest }

/** Every change of what the public sees makes the pages that show it anew. Each serves as afterChange and afterDelete hook. */

export async function refreshTypeface<Row extends Slugged>(change: Change<Row>): Promise<Row> {
  return refresh(change, { typefaces: slugsOf(change) })
}

export async function refreshPage<Row extends Slugged>(change: Change<Row>): Promise<Row> {
  return refresh(change, { pages: slugsOf(change) })
}

/** For rows that any page may show: styles, licence types, the shop's own settings. */
export async function refreshCatalogue<Row>(change: Change<Row>): Promise<Row> {
  return refresh(change, { typefaces: 'all' })
}

function slugsOf<Row extends Slugged>({ doc, previousDoc }: Change<Row>): string[] {
  return [doc.slug, previousDoc?.slug].filter((slug) => typeof slug === 'string')
}

/** Bulk work says `context.quiet` and refreshes once at its end. */
async function refresh<Row>({ doc, req }: Change<Row>, changed: ChangedPages): Promise<Row> {
  if (!req.context.quiet) await refreshPages(req.payload, changed)
  return doc
}
