import type { OrderView } from '@/domain/order/order-answer'
import { ShopLink } from '../../shell/navigation/shop-link'
import { stepPath } from '../../shop/shop-paths'
import { OrderBill } from './order-bill'
import { OrderFacts } from './order-facts'
import { OrderFonts } from './order-fonts'
import { OrderTotal, type OrderFaces } from './order-total'
import { textOfOrder } from './order-text'

type OrderPageProps = {
  order: OrderView
  faces: OrderFaces | null
  /** Known to the browser that placed the order. */
  cartKey: string | null
}

/** The order for good: its state, its documents, its fonts, its bill. */
export function OrderPage({ order, faces, cartKey }: OrderPageProps) {
  const { name, sentence } = textOfOrder(order.state)

  return (
    <main id="main">
      <div className="big">
        <h1>
          <b>Order {order.order_number}</b>, {name}
        </h1>
        <OrderTotal order={order} faces={faces} />
        <OrderFacts order={order} />
        <div className="grid">
          <p className="c6">{sentence}</p>
          {order.state === 'awaiting_payment' && cartKey && (
            <p className="c3">
              <ShopLink href={stepPath('payment', cartKey)}>Pay by card →</ShopLink>
            </p>
          )}
        </div>
      </div>
      <section className="sec">
        <h2>Fonts</h2>
        <OrderFonts order={order} />
      </section>
      <section className="sec">
        <h2>Bill</h2>
        <OrderBill order={order} />
      </section>
    </main>
  )
}
