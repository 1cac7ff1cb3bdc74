import type { Metadata } from 'next'
import { NotFoundPage } from '@/storefront/shell/failures/not-found-page'

/** For every answer of 404, those of the proxy too. */
export const metadata: Metadata = { title: 'Page Not Found' }

/** Only where a page went missing between the proxy and its rendering. */
export default function NotFound() {
  return <NotFoundPage kind="page" path="" />
}
