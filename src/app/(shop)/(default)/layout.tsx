import type { ReactNode } from 'react'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { Footer } from '@/storefront/shell/frame/footer'
import { SiteHeader } from '@/storefront/shell/frame/site-header'

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const frame = await readFrame()
  return (
    <>
      <SiteHeader frame={frame} />
      {children}
      <Footer frame={frame} />
    </>
  )
}
