import type { Payload } from 'payload'
import './address-book'
import { findPublishedSlugs } from './catalogue-records'

/** Reads the slugs that the proxy knows by heart. */
export async function loadKnownAddresses(payload: Payload): Promise<void> {
  const { typefaces, pages } = await findPublishedSlugs(payload)
  globalThis.fountAddresses = { typefaces: new Set(typefaces), pages: new Set(pages) }
}
