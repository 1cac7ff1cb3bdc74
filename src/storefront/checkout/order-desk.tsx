'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import { forgetCart, readCart } from '../shop/cart-store'
import { OrderPage } from './order-page'
import type { OrderFaces } from './order-total'
import { ThanksStep } from './thanks-step'
import { useFreshOrder } from './use-fresh-order'

type OrderDeskProps = {
  order: OrderView
  /** What the total is set in; without them, the first line's own face. */
  faces?: OrderFaces | null
}

/** /order/{order_key}: thanks right after paying, the order ever after. */
export function OrderDesk({ order: loaded, faces = null }: OrderDeskProps) {
  const order = useFreshOrder(loaded)
  const isPaid = order.state === 'paid'
  const isThanking = useSearchParams().has('thanks') && isPaid

  useEffect(() => {
    const key = readCart()?.key
    if (isPaid && key && order.cart_url.endsWith(`/${encodeURIComponent(key)}`)) forgetCart()
  }, [isPaid, order.cart_url])

  if (isThanking) return <ThanksStep order={order} faces={faces} />
  return <OrderPage order={order} faces={faces} />
}
