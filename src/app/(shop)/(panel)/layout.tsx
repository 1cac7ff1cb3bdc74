import type { ReactNode } from 'react'
import { FIRST_WINDOW, firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-faces'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { TypefaceList } from '@/storefront/catalogue/home-page'
import { LaterFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { ShopOverHome } from '@/storefront/shop/shop-view'
import '@/storefront/styles/pages/selling.css'

/** Home stays behind the panel from step to step. */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  await tagPage('/shop')
  const shop = await openShop()
  const typefaces = await listTypefaceRows(shop)
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces(typefaces), {
    inlined: FIRST_WINDOW,
  })
  return (
    <ShopOverHome
      demo={isDemo()}
      backdrop={<TypefaceList typefaces={typefaces} menuFaces={menuFaces} />}
      faces={<LaterFaces faces={menuFaces} />}
    >
      {children}
    </ShopOverHome>
  )
}
