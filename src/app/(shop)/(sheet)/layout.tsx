import type { ReactNode } from 'react'
import { countFamilies, listPageLinks } from '@/operations/site/pages/site-links'
import { openShop } from '@/app/(shop)/open-shop'
import { Foot } from '@/storefront/shell/foot'
import { SiteBar } from '@/storefront/shell/site-bar'

export default async function SheetLayout({ children }: { children: ReactNode }) {
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
