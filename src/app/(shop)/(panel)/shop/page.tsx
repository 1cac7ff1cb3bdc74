import type { Metadata } from 'next'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { readShopPrices } from '@/operations/orders/cart/price-list-records'
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

export default async function Shop() {
  await tagPage('/shop')
  const shop = await openShop()
  const [views, rules] = await Promise.all([listTypefaceViews(shop), readShopPrices(shop)])
  return <ShopView choices={choicesOf(views)} rules={rules} demo={isDemo()} />
}
