'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { followPaidCart } from '../../shop/cart/follow-paid-cart'
import type { MeasuredStatement } from '../statement'
import { OrderPage } from './order-page'
import { findCartOfOrder } from '../stored-order'
import { ThanksStep } from './thanks-step'
import { useFreshOrder } from './use-fresh-order'

type OrderScreenProps = {
  order: OrderView
  /** Those of its typefaces that are published today. */
  families: BoughtFamilies
  /** What stands large on it, measured on the server. */
  measured: MeasuredStatement | null
}

/** /order/{order_key}: thanks right after paying, the order ever after. */
export function OrderScreen({ order: loaded, families, measured }: OrderScreenProps) {
  const order = useFreshOrder(loaded)
  const cartKey = useCartOf(`/order/${order.order_key}`)
  const isPaid = order.state === 'paid'
  const isThanking = useSearchParams().has('thanks') && isPaid

  useEffect(() => {
    if (isPaid && cartKey) void followPaidCart(cartKey)
  }, [isPaid, cartKey])

  if (isThanking) return <ThanksStep {...{ order, families, measured }} />
  return <OrderPage {...{ order, families, measured, cartKey }} />
}

function useCartOf(orderPath: string): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => findCartOfOrder(orderPath),
    () => null,
  )
}
