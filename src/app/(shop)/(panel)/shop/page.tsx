import type { Metadata } from 'next'
import { FIRST_WINDOW, firstDefaultFaces } from '@/domain/catalogue/lines/default-face'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-menu-faces'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { readShopPrices } from '@/operations/orders/cart/price-list-records'
import { listedFaceOf } from '@/storefront/shop/bill/figure-face'
import { choicesOf } from '@/storefront/shop/shop-choice'
import { ShopView } from '@/storefront/shop/shop-view'

/** The home page with a panel over it. */
export function generateMetadata(): Metadata {
  return {
    title: 'Choose styles and licences',
    description: 'Choose styles and licences, and see the price come together line by line.',
    ...canonicalAddress('/'),
  }
}

/** Rows of the list that a window shows: their names are there from the first paint, whatever the list of fonts is doing. */
const NAMED_ROWS = 16

export default async function Shop() {
  await tagPage('/shop')
  const shop = await openShop()
  const [views, rows, rules] = await Promise.all([
    listTypefaceViews(shop),
    listTypefaceRows(shop),
    readShopPrices(shop),
  ])
  const choices = choicesOf(views)
  const beside = firstDefaultFaces(rows).slice(0, FIRST_WINDOW)
  const named = choices.slice(0, NAMED_ROWS).flatMap((one) => listedFaceOf(one)?.face ?? [])
  const faces = await readMenuFaces(
    shop,
    named.filter((face) => !beside.includes(face)),
  )
  return <ShopView {...{ choices, rules, faces }} inlinedBeside={beside} demo={isDemo()} />
}
