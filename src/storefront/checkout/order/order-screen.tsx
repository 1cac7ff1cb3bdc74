'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { followPaidCart } from '../../shop/cart/follow-paid-cart'
import { useInBrowser } from '../../ui/use-in-browser'
import { fetchOrder } from '../checkout-client'
import { findCartOfOrder } from '../stored-order'
import { OrderPage } from './order-page'
import type { ShownOrder } from './order-total'
import { ThanksStep } from './thanks-step'

type OrderScreenProps = ShownOrder & { seller: SiteFrame['seller'] }

/** /order/{order_key}: thanks right after paying, the order ever after. */
export function OrderScreen({ order: loaded, families, measured, seller }: OrderScreenProps) {
  const order = useFreshOrder(loaded)
  const cartKey = useInBrowser(() => findCartOfOrder(`/order/${order.order_key}`), null)
  const isPaid = order.state === 'paid'
  const isThanking = useSearchParams().has('thanks') && isPaid

  useEffect(() => {
    if (isPaid && cartKey) void followPaidCart(cartKey)
  }, [isPaid, cartKey])

  if (isThanking) return <ThanksStep {...{ order, families, measured }} />
  return <OrderPage {...{ order, families, measured, cartKey, seller }} />
}

const PAUSE_WHILE_UNPAID = 5_000

/** Download URLs live a quarter of an hour: they are requested anew before that. */
const PAUSE_OTHERWISE = 10 * 60 * 1000

/** The order as it is now: a payment arrives, a refund is made, a download URL expires. */
function useFreshOrder(loaded: OrderView): OrderView {
  const [order, setOrder] = useState(loaded)
  const pause = order.state === 'awaiting_payment' ? PAUSE_WHILE_UNPAID : PAUSE_OTHERWISE

  const refresh = useEffectEvent(async () => {
    if (document.hidden) return
    try {
      const answer = await fetchOrder(order.order_key)
      setOrder((shown) => ({ ...shown, ...answer, paid_at: shown.paid_at ?? answer.delivered_at }))
    } catch {
      // What is shown stays; the next refresh follows.
    }
  })

  useEffect(() => {
    const refreshNow = () => void refresh()
    const interval = setInterval(refreshNow, pause)
    document.addEventListener('visibilitychange', refreshNow)
    addEventListener('online', refreshNow)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', refreshNow)
      removeEventListener('online', refreshNow)
    }
  }, [pause])

  return order
}
