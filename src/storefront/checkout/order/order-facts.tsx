import type { OrderView } from '@/domain/order/order-answer'
import { dateText, documentNames, paymentText } from './order-text'

/** When, who, how it was paid, and its documents. */
export function OrderFacts({ order }: { order: OrderView }) {
  const names = documentNames(order)
  return (
    <dl className="grid">
      <div className="facts">
        <div>
          <dt>Date</dt>
          <dd className="num">{dateText(order.placed_at)}</dd>
        </div>
        <div>
          <dt>Licensee</dt>
          <dd>{order.licensee}</dd>
        </div>
        {order.purchase_order && (
          <div>
            <dt>Your number</dt>
            <dd>{order.purchase_order}</dd>
          </div>
        )}
        {order.note && (
          <div>
            <dt>Your note</dt>
            <dd>{order.note}</dd>
          </div>
        )}
        <div>
          <dt>Payment</dt>
          <dd>{paymentText(order)}</dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd>
            {names.length ? (
              order.documents.map((document, index) => (
                <span className="paper" key={`${document.kind} ${document.number}`}>
                  <a href={document.url}>
                    {names[index]} {document.kind === 'eula' ? '→' : '↓'}
                  </a>
                </span>
              ))
            ) : (
              <span className="soft">after payment</span>
            )}
          </dd>
        </div>
      </div>
    </dl>
  )
}
