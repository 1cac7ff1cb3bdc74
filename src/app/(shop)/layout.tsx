import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { build } from '@/env'
import { BuildWatch } from '@/storefront/shell/navigation/build-watch'
import { ConnectionNotice } from '@/storefront/shell/navigation/connection-notice'
import { HydrationCommitted } from '@/storefront/shell/before-hydration/hydration-committed'
import { PageErrorBoundary } from '@/storefront/shell/failures/page-error-boundary'
import { FontLoader } from '@/storefront/shell/fonts/font-state'
import { WebFontsNotice } from '@/storefront/shell/fonts/web-fonts-notice'
import { HeadScript } from '@/storefront/shell/before-hydration/head-script'
import { PageChange } from '@/storefront/shell/navigation/page-change'
import { LateStyles } from '@/storefront/shell/late-styles/late-styles'
import { Footer } from '@/storefront/shell/frame/footer'
import { SiteHeader } from '@/storefront/shell/frame/site-header'
import { frameMetadata } from './frame-metadata'
import { readFrame } from './page-snapshot'
import '@/storefront/styles/shop.css'

export async function generateMetadata(): Promise<Metadata> {
  return frameMetadata(await readFrame())
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

/** What every page of the shop has. The script in the head marks the page before it is painted. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const frame = await readFrame()
  return (
    <html lang="en" data-theme="default" data-shop={frame.name} suppressHydrationWarning>
      <head>
        <HeadScript />
        <link
          rel="alternate"
          type="application/atom+xml"
          href="/releases.xml"
          title={`${frame.name}: releases`}
        />
        {frame.hasStories && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href="/feed.xml"
            title={`${frame.name}: news and essays`}
          />
        )}
      </head>
      <body>
        <WebFontsNotice />
        <PageErrorBoundary header={<SiteHeader frame={frame} />} footer={<Footer frame={frame} />}>
          {children}
          <LateStyles />
        </PageErrorBoundary>
        <HydrationCommitted />
        <ConnectionNotice />
        <FontLoader />
        <BuildWatch build={build.id} />
        <PageChange />
      </body>
    </html>
  )
}
