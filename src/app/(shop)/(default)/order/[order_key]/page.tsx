import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { openShop } from '@/app/(shop)/open-shop'
import { readOrder } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { OrderScreen } from '@/storefront/checkout/order/order-screen'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'

type Props = { params: Promise<{ order_key: string }> }

export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function Order({ params }: Props) {
  const { order_key: key } = await params
  const order = await readOrder(await openShop(), { key, origin: shopOrigin(await headers()) })
  return (
    <>
      {order.demo && <DemoNotice />}
      <OrderScreen order={order} />
    </>
  )
}
