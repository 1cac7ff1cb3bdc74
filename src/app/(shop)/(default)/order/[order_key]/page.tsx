import { headers } from 'next/headers'
import { privatePage } from '@/app/(shop)/canonical-address'
import { measureStatement } from '@/app/(shop)/measure-statement'
import { openShop } from '@/app/(shop)/open-shop'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { findTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readOrder } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { OrderScreen } from '@/storefront/checkout/order/order-screen'
import { totalOfOrder } from '@/storefront/checkout/order/order-total'
import { thanksOfOrder } from '@/storefront/checkout/order/thanks-step'
import { boughtFamiliesOf } from '@/storefront/shop/bill/bought-families'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

type Props = {
  params: Promise<{ order_key: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = privatePage('Your order')

export default async function Order({ params, searchParams }: Props) {
  const { order_key: key } = await params
  const shop = await openShop()
  const order = await readOrder(shop, { key, origin: shopOrigin(await headers()) })
  const views = await findTypefaceViews(
    shop,
    order.lines.map(({ slug }) => slug),
  )
  const families = boughtFamiliesOf(views, order.lines)
  const isThanking = 'thanks' in (await searchParams) && order.state === 'paid'
  const stated = isThanking ? thanksOfOrder(order, families) : totalOfOrder(order, families)
  const measured = await measureStatement(shop, stated, views)
  const { seller } = await readFrame()
  return (
    <>
      {order.demo && <DemoNotice />}
      <OrderScreen {...{ order, families, measured, seller }} />
    </>
  )
}
