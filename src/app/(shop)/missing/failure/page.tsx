import type { Metadata } from 'next'
import { ErrorPage } from '@/storefront/shell/failures/error-page'
import { SiteHeader } from '@/storefront/shell/frame/site-header'

export const metadata: Metadata = { title: 'Internal Server Error', robots: { index: false } }

/** The error page as it was built, without reading the database: reached through the proxy alone, which answers 500. */
export default function Failure() {
  return (
    <>
      <SiteHeader />
      <ErrorPage />
    </>
  )
}
