import type { Payload } from 'payload'
import './address-book'
import { findPublishedSlugs } from './catalogue-records'
import { findRedirects } from './redirect-records'

/** Reads the addresses that the proxy knows by heart. */
export async function loadKnownAddresses(payload: Payload): Promise<void> {
  const [{ typefaces, pages }, redirects] = await Promise.all([
    findPublishedSlugs(payload),
    findRedirects(payload),
  ])
  globalThis.fountAddresses = {
    typefaces: new Set(typefaces),
    pages: new Set(pages),
    redirects: new Map(redirects),
  }
}
