import type { Metadata } from 'next'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { tagPage } from '@/app/(shop)/tag-page'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { ErrorPage } from '@/storefront/shell/failures/error-page'
import { Footer } from '@/storefront/shell/frame/footer'
import { SiteHeader } from '@/storefront/shell/frame/site-header'

export const metadata: Metadata = { title: 'Internal Server Error', robots: { index: false } }

/**
 * The error page, from what the server knows without its database: reached through the proxy alone, which answers 500. It was
 * made at the build, and is made again where the shop has changed its name or its menus.
 */
export default async function Failure() {
  await tagPage(FAILURE_PAGE)
  const frame = await readFrame()
  return (
    <>
      <SiteHeader frame={frame} />
      <ErrorPage />
      <Footer frame={frame} />
    </>
  )
}
