'use client'

import { useEffect, useRef } from 'react'
import { OrderHead } from './order-head'
import { OrderHistory } from './order-history'
import { OrderMoney } from './order-money'
import './order-panel.css'
import './order-forms.css'
import { RefundForm } from './refund-form'
import { TransferForm } from './transfer-form'
import { ReviewForm } from './review-form'
import { useOrderDesk, type DeskWork } from './use-order-desk'

/** At an order: its money, what staff may decide about it, and its history. */
export function OrderPanel() {
  const { desk, work, send } = useOrderDesk()
  const isBusy = work.kind === 'busy'

  return (
    <section className="field-type order-panel" aria-label="Money and history">
      {desk && <OrderHead desk={desk} />}
      <WorkSaid work={work} />
      {desk && (
        <>
          <OrderMoney desk={desk} />
          {desk.state === 'needs_review' && <ReviewForm desk={desk} isBusy={isBusy} send={send} />}
          {desk.transfer && (
            <TransferForm desk={desk} transfer={desk.transfer} isBusy={isBusy} send={send} />
          )}
          {desk.state === 'disputed' && (
            <p>
              The buyer’s bank disputes this payment. Answer it at Stripe; until the bank decides,
              nothing can be given back, and downloads are paused.
            </p>
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

/** Beneath the state; what was pressed may stand far below, so both come into view. */
function WorkSaid({ work }: { work: DeskWork }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (work.kind === 'done' || work.kind === 'failed')
      place.current?.closest('.order-panel')?.scrollIntoView({ block: 'start' })
  }, [work])

  return (
    <div ref={place} className="order-said">
      <p role="status">
        {work.kind === 'busy' ? 'Asking …' : work.kind === 'done' ? work.said : ''}
      </p>
      {work.kind === 'failed' && <p role="alert">{work.why}</p>}
    </div>
  )
}
