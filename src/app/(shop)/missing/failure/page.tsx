import type { Metadata } from 'next'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { tagPage } from '@/app/(shop)/tag-page'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { ErrorPage } from '@/storefront/shell/failures/error-page'
import { SiteHeader } from '@/storefront/shell/frame/site-header'

export const metadata: Metadata = { title: 'Internal Server Error', robots: { index: false } }

/**
 * The error page, from what the server knows without its database: reached through the proxy alone, which answers 500. It was
 * made at the build, and is made again where the shop has changed its name.
 */
export default async function Failure() {
  await tagPage(FAILURE_PAGE)
  return (
    <>
      <SiteHeader frame={await readFrame()} />
      <ErrorPage />
    </>
  )
}
