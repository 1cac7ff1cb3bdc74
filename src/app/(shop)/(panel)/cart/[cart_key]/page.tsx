import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { openShop } from '@/app/(shop)/open-shop'
import { readPricedCart } from '@/operations/orders/cart/read-priced-cart'
import { requireCart } from '@/operations/orders/cart/change-cart'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { readShopPrices } from '@/operations/records/prices'
import { shopOrigin } from '@/operations/shop-origin'
import { CartView } from '@/storefront/shop/cart/cart-view'
import { choicesOf } from '@/storefront/shop/shop-choice'

type Props = { params: Promise<{ cart_key: string }> }

export const metadata: Metadata = {
  title: 'Your cart',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function Cart({ params }: Props) {
  const { cart_key: key } = await params
  const shop = await openShop()
  const reference = { key, origin: shopOrigin(await headers()) }
  const [cart, views, rules] = await Promise.all([
    requireCart(shop, key).then((stored) => readPricedCart(shop, stored, reference)),
    listTypefaceViews(shop),
    readShopPrices(shop),
  ])
  return <CartView cart={cart} choices={choicesOf(views)} rules={rules} demo={isDemo()} />
}
