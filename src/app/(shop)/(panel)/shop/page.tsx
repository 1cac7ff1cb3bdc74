import type { Metadata } from 'next'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-menu-faces'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { readShopPrices } from '@/operations/orders/cart/price-list-records'
import { TypefaceList } from '@/storefront/catalogue/home-page'
import { firstDefaultFaces } from '@/domain/catalogue/lines/default-face'
import { choicesOf } from '@/storefront/shop/shop-choice'
import { ShopView } from '@/storefront/shop/shop-view'

/** The home page with a panel over it. */
export const metadata: Metadata = {
  title: 'Choose styles and licences',
  alternates: { canonical: '/' },
}

export default async function Shop() {
  await tagPage('/shop')
  const shop = await openShop()
  const [typefaces, views, rules] = await Promise.all([
    listTypefaceRows(shop),
    listTypefaceViews(shop),
    readShopPrices(shop),
  ])
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces(typefaces))
  return (
    <ShopView choices={choicesOf(views)} rules={rules} demo={isDemo()}>
      <TypefaceList typefaces={typefaces} menuFaces={menuFaces} />
    </ShopView>
  )
}
