import type { Metadata } from 'next'
import { pageOrigin } from '@/operations/shop-origin'

/** A page's one address, for search engines. They refuse one without a host: a shop that was not told its own says nothing. */
export function canonicalAddress(path: string): Pick<Metadata, 'alternates'> {
  return pageOrigin() === '' ? {} : { alternates: { canonical: path } }
}

/** Of a page that its link alone opens: no search engine lists it, and no other site is told its address. */
export function privatePage(title: string): Metadata {
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}
