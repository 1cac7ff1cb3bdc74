import { headers } from 'next/headers'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { privatePage } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { readPricedCart } from '@/operations/orders/cart/read-priced-cart'
import { requireCart } from '@/operations/orders/cart/change-cart'
import { findHolder } from '@/operations/buyers/holder'
import { licenceInHand, readOwnDetails } from '@/operations/buyers/read-own-details'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { readShopPrices } from '@/operations/records/prices/prices'
import { shopOrigin } from '@/operations/shop-origin'
import { CartView } from '@/storefront/shop/cart/cart-view'
import { choicesOf } from '@/storefront/shop/shop-choice'

export const metadata = privatePage('Your cart')

export default async function Cart({ params }: { params: Promise<{ cart_key: string }> }) {
  const { cart_key: key } = await params
  const shop = await openShop()
  const asked = { headers: await headers() }
  const reference = { key, origin: shopOrigin(asked.headers) }
  const [cart, views, rules, holder] = await Promise.all([
    requireCart(shop, key).then((stored) => readPricedCart(shop, stored, reference)),
    listTypefaceViews(shop),
    readShopPrices(shop),
    findHolder(shop, asked),
  ])
  const own = holder && (await readOwnDetails(shop, holder, licenceInHand(cart)))
  const choices = choicesOf(views)
  const { seller } = await readFrame()
  return <CartView {...{ cart, choices, rules, own, seller }} demo={isDemo()} />
}
