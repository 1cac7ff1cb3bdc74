import type { Metadata } from 'next'
import { pageOrigin } from '@/operations/shop-origin'

/** A page's one address, for search engines. They refuse one without a host: a shop that was not told its own says nothing. */
export function canonicalAddress(path: string): Pick<Metadata, 'alternates'> {
  return pageOrigin() === '' ? {} : { alternates: { canonical: path } }
}
