'use client'

import { formatMoney } from '@/domain/money/format-money'
import type { OrderDesk } from '@/domain/order/order-desk'
import { OrderHistory } from './order-history'
import './order-panel.css'
import { RefundForm } from './refund-form'
import { TransferForm } from './transfer-form'
import { ReviewForm } from './review-form'
import { useOrderDesk } from './use-order-desk'

/** At an order: its money, what staff may decide about it, and its history. */
export function OrderPanel() {
  const { desk, work, send } = useOrderDesk()
  const isBusy = work.kind === 'busy'

  return (
    <section className="field-type order-panel" aria-label="Money and history">
      <p role="status">{isBusy ? 'Asking …' : work.kind === 'done' ? work.said : ''}</p>
      {work.kind === 'failed' && <p role="alert">{work.why}</p>}
      {desk && (
        <>
          <Money desk={desk} />
          {desk.state === 'needs_review' && <ReviewForm desk={desk} isBusy={isBusy} send={send} />}
          {desk.transfer && (
            <TransferForm desk={desk} transfer={desk.transfer} isBusy={isBusy} send={send} />
          )}
          {desk.left > 0 && desk.state !== 'disputed' && (
            <RefundForm key={desk.left} desk={desk} isBusy={isBusy} send={send} />
          )}
          <OrderHistory events={desk.history} />
        </>
      )}
    </section>
  )
}

function Money({ desk }: { desk: OrderDesk }) {
  const { currency, total, received, refunded, left } = desk
  const rows: [string, number][] = [
    ['Ordered', total],
    ['Came', received ?? 0],
    ['Went back', refunded],
    ['Can still go back', left],
  ]
  return (
    <dl className="order-money">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
