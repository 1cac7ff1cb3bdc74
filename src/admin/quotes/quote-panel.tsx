'use client'

import { Button, useFormFields, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { STATE_NAMES } from '@/domain/order/state-names'
import type { QuoteDesk } from '@/domain/quote/quote-answer'
import { AdminLink } from '../admin-link'
import { ReceivedForm } from '../orders/forms/transfer-form'
import { newKey } from '../orders/forms/form-fields'
import { useDates } from '../use-dates'
import { useMoney, useSay } from '../use-say'
import { WorkSaid } from '../work-said'
import '../orders/order-panel.css'
import { sendJson } from '../read-response'
import { useStaffRecord } from '../use-staff-record'

/** At a quote: its page and paper, and what staff may do with it. */
export function QuotePanel() {
  const say = useSay()
  const { desk, work, send } = useQuoteDesk()
  const isBusy = work.kind === 'busy'

  return (
    <section className="field-type order-panel" aria-label={say('Quote')}>
      <WorkSaid work={work} asking={say('Asking …')} />
      {desk && (
        <>
          <QuoteHead desk={desk} />
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

function QuoteHead({ desk }: Pick<Props, 'desk'>) {
  const say = useSay()
  const money = useMoney()
  const { dayOf } = useDates()
  return (
    <header className="order-head">
      <p>
        <b>
          {say(STATE_NAMES.quotes[desk.state])}, {money(desk.total, desk.currency)}
        </b>
      </p>
      <p>
        {say('For {email}, valid until {day}', { email: desk.email, day: dayOf(desk.valid_until) })}
      </p>
      <ul>
        <li>
          <a href={desk.url}>{say('Its page')}</a>
        </li>
        <li>
          <a href={desk.pdf_url}>{say('Its PDF')} ↓</a>
        </li>
        {desk.order && (
          <li>
            <a href={`/admin/collections/orders/${desk.order.id}`}>
              {say('Order {number}', { number: desk.order.number })}
            </a>
          </li>
        )}
      </ul>
    </header>
  )
}

/** To withdraw takes a second click: its client can pay it no more. */
function OpenQuote({ desk, isBusy, send }: Props) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  return (
    <div className="order-buttons">
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void send('send', { key: newKey() })}
      >
        {say('Mail its link to {email}', { email: desk.email })}
      </Button>
      {asks ? (
        <>
          <p>{say('Its client can no longer pay it then.')}</p>
          <Button disabled={isBusy} onClick={() => void send('withdraw', {})}>
            {say('Withdraw it for good')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setAsks(false)}>
            {say('Keep it')}
          </Button>
        </>
      ) : (
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => setAsks(true)}>
          {say('Withdraw it')}
        </Button>
      )}
    </div>
  )
}

function PaidForm({ desk, isBusy, send }: Props) {
  const say = useSay()
  if (!desk.has_address && !desk.order) {
    return (
      <p>
        {say(
          'To mark it paid by bank transfer its client needs an address, for the invoice: make the quote anew with one.',
        )}
      </p>
    )
  }
  return (
    <ReceivedForm
      legend={say('It was paid by bank transfer')}
      {...{ isBusy, currency: desk.currency }}
      onReceived={(received) => void send('paid', received)}
    >
      {say('Makes its order, delivers the fonts, and writes the invoice.')}
    </ReceivedForm>
  )
}

/** At a question: to a quote, to all that is known of whoever asked, and to an answer by mail. */
export function QuoteLink() {
  const say = useSay()
  const email = useFormFields(([fields]) => fields.email?.value)
  const name = useFormFields(([fields]) => fields.name?.value)
  const company = useFormFields(([fields]) => fields.company?.value)
  if (typeof email !== 'string' || email === '') return null

  const known = { email, name: String(name ?? ''), company: String(company ?? '') }
  return (
    <p className="quote-link">
      <AdminLink href={`/admin/collections/quotes?${new URLSearchParams(known).toString()}`}>
        {say('Make a quote for them')}
      </AdminLink>
      <AdminLink href={`/admin/buyers?${new URLSearchParams({ email }).toString()}`}>
        {say('All of this buyer')}
      </AdminLink>
      <a href={`mailto:${email}`}>{say('Write to {email}', { email })}</a>
    </p>
  )
}

const SAID = {
  send: 'Its link is on its way to the client.',
  withdraw: 'It is withdrawn: its client can no longer pay it.',
  paid: 'Written down. What became of it stands at its order.',
}

type SendToQuote = (what: 'send' | 'withdraw' | 'paid', body: object) => Promise<void>

/** What staff see of a quote, and what they do with it. */
function useQuoteDesk() {
  const { id } = useDocumentInfo()
  const say = useSay()
  const { shown, work, act } = useStaffRecord<QuoteDesk>({
    url: id === undefined ? null : `/api/quotes/${id}/desk`,
  })

  const send: SendToQuote = async (what, body) => {
    await act(async () => ({
      now: await sendJson<QuoteDesk>(`/api/quotes/${id}/${what}`, body),
      said: say(SAID[what]),
    }))
  }
  return { desk: shown, work, send }
}
