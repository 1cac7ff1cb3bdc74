import type { ReactNode } from 'react'
import { countFamilies, listPageLinks } from '@/operations/site/pages/site-links'
import { openShop } from '@/app/(shop)/open-shop'
import { Foot } from '@/storefront/shell/frame/footer'
import { SiteBar } from '@/storefront/shell/frame/site-header'

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const shop = await openShop()
  const [familyCount, pages] = await Promise.all([countFamilies(shop), listPageLinks(shop)])
  return (
    <>
      <SiteBar />
      {children}
      <Foot familyCount={familyCount} pages={pages} />
    </>
  )
}
