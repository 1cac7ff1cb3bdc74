'use client'

import { Button, useFormFields, useTranslation, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { STATE_NAMES } from '@/domain/order/state-names'
import type { QuoteDesk } from '@/domain/quote/quote-answer'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { AdminLink } from '../admin-link'
import { emptyReceived, receivedBody, ReceivedFields } from '../orders/forms/transfer-form'
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
  const [draft, setDraft] = useState(emptyReceived)
  const body = receivedBody(draft, desk.currency)
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
    <fieldset className="order-form">
      <legend>{say('It was paid by bank transfer')}</legend>
      <p>{say('Makes its order, delivers the fonts, and writes the invoice.')}</p>
      <ReceivedFields draft={draft} currency={desk.currency} onChange={setDraft} />
      <div className="order-buttons">
        <Button disabled={isBusy || body === null} onClick={() => void send('paid', body ?? {})}>
          {say('The money has come')}
        </Button>
        {body === null && <p>{say('Write the amount, the day and where you saw it.')}</p>}
      </div>
    </fieldset>
  )
}

const WORDS = {
  en: { quote: 'Make a quote for them', buyer: 'All of this buyer', write: 'Write to' },
  de: { quote: 'Ein Angebot für sie machen', buyer: 'Alles von diesem Käufer', write: 'An' },
}

/** At a question: to a quote, to all that is known of whoever asked, and to an answer by mail. */
export function QuoteLink() {
  const { i18n } = useTranslation()
  const words = wordsIn(WORDS, i18n.language)
  const email = useFormFields(([fields]) => fields.email?.value)
  const name = useFormFields(([fields]) => fields.name?.value)
  const company = useFormFields(([fields]) => fields.company?.value)
  if (typeof email !== 'string' || email === '') return null

  const known = { email, name: String(name ?? ''), company: String(company ?? '') }
  return (
    <p className="quote-link">
      <AdminLink href={`/admin/collections/quotes?${new URLSearchParams(known).toString()}`}>
        {words.quote}
      </AdminLink>
      <AdminLink href={`/admin/buyers?${new URLSearchParams({ email }).toString()}`}>
        {words.buyer}
      </AdminLink>
      <a href={`mailto:${email}`}>
        {words.write} {email}
      </a>
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
