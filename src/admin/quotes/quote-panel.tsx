'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import type { QuoteDesk } from '@/domain/quote/quote-desk'
import '../orders/order-panel.css'
import '../orders/order-forms.css'
import { emptyReceived, receivedBody } from '../orders/received-draft'
import { ReceivedFields } from '../orders/received-fields'
import { useQuoteDesk, type SendToQuote } from './use-quote-desk'

/** At a quote: its page and paper, and what staff may do with it. */
export function QuotePanel() {
  const { desk, work, send } = useQuoteDesk()
  const isBusy = work.kind === 'busy'

  return (
    <section className="field-type order-panel" aria-label="Quote">
      <p role="status">{isBusy ? 'Asking …' : work.kind === 'done' ? 'Done.' : ''}</p>
      {work.kind === 'failed' && <p role="alert">{work.why}</p>}
      {desk && (
        <>
          <p>
            {formatMoney(desk.total, desk.currency)}, {desk.state}. <a href={desk.url}>Its page</a>,{' '}
            <a href={desk.pdf_url}>its PDF</a>
            {desk.order && (
              <>
                ,{' '}
                <a href={`/admin/collections/orders/${desk.order.id}`}>order {desk.order.number}</a>
              </>
            )}
          </p>
          {desk.state === 'open' && <OpenQuote desk={desk} isBusy={isBusy} send={send} />}
          {(desk.state === 'open' || desk.order?.state === 'awaiting_payment') && (
            <PaidForm desk={desk} isBusy={isBusy} send={send} />
          )}
        </>
      )}
    </section>
  )
}

type Props = { desk: QuoteDesk; isBusy: boolean; send: SendToQuote }

function OpenQuote({ desk, isBusy, send }: Props) {
  return (
    <div className="order-buttons">
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() =>
          void send('send', { key: crypto.getRandomValues(new Uint32Array(4)).join('-') })
        }
      >
        {`Mail its link to ${desk.email}`}
      </Button>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void send('withdraw', {})}>
        Withdraw it
      </Button>
    </div>
  )
}

function PaidForm({ desk, isBusy, send }: Props) {
  const [draft, setDraft] = useState(emptyReceived)
  const body = receivedBody(draft, desk.currency)
  return (
    <fieldset className="order-form">
      <legend>It was paid by bank transfer</legend>
      <p>
        {desk.has_address || desk.order
          ? 'Makes its order, delivers the fonts, and writes the invoice.'
          : 'Its client has no address yet, which the invoice needs: make the quote anew with one.'}
      </p>
      <ReceivedFields draft={draft} currency={desk.currency} onChange={setDraft} />
      <div className="order-buttons">
        <Button disabled={isBusy || body === null} onClick={() => void send('paid', body ?? {})}>
          The money has come
        </Button>
      </div>
    </fieldset>
  )
}
