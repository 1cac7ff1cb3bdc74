import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import { fetchOrder } from '../checkout-client'

const WHILE_WAITING = 5_000
/** Addresses of downloads live a quarter of an hour: they are asked for anew before that. */
const WHILE_OPEN = 10 * 60 * 1000

/** The order as it is now: a payment arrives, a refund is made, a download address runs out. */
export function useFreshOrder(loaded: OrderView): OrderView {
  const [order, setOrder] = useState(loaded)
  const pause = order.state === 'awaiting_payment' ? WHILE_WAITING : WHILE_OPEN

  const refresh = useEffectEvent(async () => {
    if (document.hidden) return
    try {
      const answer = await fetchOrder(order.order_key)
      setOrder((known) => ({ ...known, ...answer, paid_at: paidAt(known, answer) }))
    } catch {
      // What is shown stays; the next round asks again.
    }
  })

  useEffect(() => {
    const again = setInterval(() => void refresh(), pause)
    const look = () => void refresh()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(again)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [pause])

  return order
}

function paidAt(known: OrderView, answer: Pick<OrderView, 'delivered_at'>): string | null {
  return known.paid_at ?? answer.delivered_at
}
