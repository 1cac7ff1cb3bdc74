import { formatMoney } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import { dateText, textOfOrder } from '../checkout/order/order-text'
import { statedTotal } from '../checkout/order/stated-total'
import { ShopLink } from '../shell/navigation/shop-link'

/** Every order with its own page, where its bill stands and what is still to be paid is paid. */
export function MineOrders({ orders }: { orders: OrderView[] }) {
  if (orders.length === 0) return null
  return (
    <section className="sec">
      <h2>Orders</h2>
      <ul className="mine-orders">
        {orders.map((order) => (
          <li key={order.order_number}>
            <ShopLink href={`/order/${order.order_key}`} className="num" preload={false}>
              {order.order_number}
            </ShopLink>
            <span>{dateText(order.placed_at)}</span>
            <span>{textOfOrder(order.state).name}</span>
            <span className="num">{formatMoney(statedTotal(order), order.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
