import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-menu-faces'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { HomePage } from '@/storefront/catalogue/home-page'
import { firstDefaultFaces } from '@/domain/catalogue/lines/default-face'

export default async function Home() {
  await tagPage('/')
  const shop = await openShop()
  const typefaces = await listTypefaceRows(shop)
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces(typefaces))
  return <HomePage typefaces={typefaces} menuFaces={menuFaces} isDemo={isDemo()} />
}
