import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { measureTotal } from '@/app/(shop)/measure-total'
import { openShop } from '@/app/(shop)/open-shop'
import { findTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface-views'
import { readOrder } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { OrderScreen } from '@/storefront/checkout/order/order-screen'
import { totalOfOrder } from '@/storefront/checkout/order/order-total'
import { boughtFamiliesOf } from '@/storefront/shop/bill/bought-families'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import '@/storefront/styles/pages/selling.css'

type Props = { params: Promise<{ order_key: string }> }

export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function Order({ params }: Props) {
  const { order_key: key } = await params
  const shop = await openShop()
  const order = await readOrder(shop, { key, origin: shopOrigin(await headers()) })
  const views = await findTypefaceViews(
    shop,
    order.lines.map(({ slug }) => slug),
  )
  const families = boughtFamiliesOf(views)
  const setTotal = await measureTotal(shop, totalOfOrder(order, families), views)
  return (
    <>
      {order.demo && <DemoNotice />}
      <OrderScreen {...{ order, families, setTotal }} />
    </>
  )
}
