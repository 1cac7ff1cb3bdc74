import type { Payload } from 'payload'
import { findPublishedSlugs } from './catalogue-records'

/** Slugs that lead somewhere, kept in memory so that the proxy can answer 404 with words before a page is rendered. */
type KnownAddresses = { typefaces: Set<string>; pages: Set<string> }

declare global {
  // The proxy and the pages are bundled apart and share nothing but this.
  var fountAddresses: KnownAddresses | undefined
}

export async function loadKnownAddresses(payload: Payload): Promise<void> {
  const { typefaces, pages } = await findPublishedSlugs(payload)
  globalThis.fountAddresses = { typefaces: new Set(typefaces), pages: new Set(pages) }
}
