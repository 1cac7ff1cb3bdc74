import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import { fetchOrder } from '../checkout-client'

const PAUSE_WHILE_UNPAID = 5_000
/** Download URLs live a quarter of an hour: they are requested anew before that. */
const PAUSE_OTHERWISE = 10 * 60 * 1000

/** The order as it is now: a payment arrives, a refund is made, a download URL expires. */
export function useFreshOrder(loaded: OrderView): OrderView {
  const [order, setOrder] = useState(loaded)
  const pause = order.state === 'awaiting_payment' ? PAUSE_WHILE_UNPAID : PAUSE_OTHERWISE

  const refresh = useEffectEvent(async () => {
    if (document.hidden) return
    try {
      const answer = await fetchOrder(order.order_key)
      setOrder((shown) => ({ ...shown, ...answer, paid_at: paidAt(shown, answer) }))
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

function paidAt(shown: OrderView, answer: Pick<OrderView, 'delivered_at'>): string | null {
  return shown.paid_at ?? answer.delivered_at
}
