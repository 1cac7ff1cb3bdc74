import type { OrderView } from '@/domain/order/order-answer'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { stepPath } from '../../shop/shop-paths'
import type { MeasuredStatement } from '../statement'
import { OrderBill } from './order-bill'
import { OrderFacts } from './order-facts'
import { OrderFonts } from './order-fonts'
import { OrderParties } from './order-parties'
import { OrderTotal } from './order-total'
import { sentenceOfOrder } from './money-back-text'
import { TransferAccount } from './transfer-account'
import { textOfOrder } from './order-text'

type OrderPageProps = {
  order: OrderView
  families: BoughtFamilies
  /** Its total, measured on the server. */
  measured: MeasuredStatement | null
  /** Known to the browser that placed the order. */
  cartKey: string | null
}

/** The order for good: its state, its documents, its fonts, its bill. */
export function OrderPage({ order, families, measured, cartKey }: OrderPageProps) {
  const { name } = textOfOrder(order.state)

  return (
    <main id="main">
      <div className="big">
        <div className="statement-caption">
          <h1>
            <b>Order {order.order_number}</b>, {name}
          </h1>
          <p className="num soft">{order.total_note}</p>
        </div>
        <OrderTotal {...{ order, families, measured }} />
        <OrderParties parties={order.parties} />
        <OrderFacts order={order} />
        <div className="grid">
          <p className="c6">{sentenceOfOrder(order)}</p>
          {order.state === 'awaiting_payment' && cartKey && !order.is_payment_unknown && (
            <p className="c3">
              <ShopLink href={stepPath('payment', cartKey)}>
                {order.by_transfer ? 'Pay by card instead →' : 'Pay by card →'}
              </ShopLink>
            </p>
          )}
        </div>
      </div>
      {order.transfer && <TransferAccount account={order.transfer} />}
      <section className="sec">
        <h2>Fonts</h2>
        <OrderFonts order={order} families={families} />
      </section>
      <section className="sec">
        <h2>Bill</h2>
        <OrderBill order={order} />
      </section>
    </main>
  )
}
