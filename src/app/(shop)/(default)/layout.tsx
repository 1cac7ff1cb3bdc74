import type { ReactNode } from 'react'
import { countFamilies, listPageLinks } from '@/operations/site/pages/site-links'
import { openShop } from '@/app/(shop)/open-shop'
import { Footer } from '@/storefront/shell/frame/footer'
import { SiteHeader } from '@/storefront/shell/frame/site-header'

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const shop = await openShop()
  const [familyCount, pages] = await Promise.all([countFamilies(shop), listPageLinks(shop)])
  return (
    <>
      <SiteHeader />
      {children}
      <Footer familyCount={familyCount} pages={pages} />
    </>
  )
}
