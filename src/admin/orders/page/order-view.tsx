'use client'

import {
  Gutter,
  SetDocumentStepNav,
  SetDocumentTitle,
  useConfig,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import type { DeskEvent, OrderDesk } from '@/domain/order/order-for-staff'
import { stateInWords } from '@/domain/staff/record-in-words'
import { useDates } from '../../use-dates'
import { useMoney, useSay } from '../../use-say'
import { WorkSaid } from '../../work-said'
import { ProofForm } from '../forms/proof-form'
import { TransferForm } from '../forms/transfer-form'
import { OrderProvider, useOrder, useOrderDesk, useOrderWords } from '../use-order'
import { OrderActs } from './order-acts'
import { OrderLicences } from './order-licences'
import { OrderLines } from './order-lines'
import { OrderPapers, OrderPayment } from './order-payment'
import { OrderPeople } from './order-people'
import '../order-panel.css'
import '../order-page.css'
import { ActForm } from '../forms/form-fields'

/** An order, laid out to be read: what was bought by whom, what came of it, and what staff may do about it. */
export function OrderView() {
  const words = useOrderWords()
  const { timeOf } = useDates()
  const { desk, work, send } = useOrderDesk()

  return (
    <Gutter className="order-view">
      <OrderTitle number={desk?.sheet.number ?? ''} />
      <section className="order-panel order-page" aria-label={words.order}>
        {desk && <OrderHead desk={desk} />}
        <WorkSaid work={work} asking={words.asking} />
        {desk && (
          <OrderProvider value={{ desk, isBusy: work.kind === 'busy', send }}>
            {desk.state === 'needs_review' && <ReviewForm />}
            {desk.transfer && <TransferForm transfer={desk.transfer} />}
            {desk.proof && <ProofForm key={desk.proof.state} proof={desk.proof} />}
            {desk.state === 'disputed' && <p>{words.disputed}</p>}
            {desk.state === 'paid' &&
              desk.history
                .filter(({ kind }) => kind === 'withdrawn')
                .map(({ id, at, what }) => <p key={id}>{`${timeOf(at)}: ${what}`}</p>)}
            <OrderActs />
            <div className="order-columns">
              <div>
                <OrderLines desk={desk} />
                <OrderLicences />
              </div>
              <div>
                <OrderPeople sheet={desk.sheet} />
                <OrderPayment desk={desk} />
                <OrderPapers sheet={desk.sheet} />
              </div>
            </div>
            <OrderHistory events={desk.history} />
          </OrderProvider>
        )}
      </section>
    </Gutter>
  )
}

/** In the path at the top, and in the browser's tab. */
function OrderTitle({ number }: { number: string }) {
  const { id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const orders = getEntityConfig({ collectionSlug: 'orders' })
  return (
    <>
      <SetDocumentStepNav
        collectionSlug="orders"
        id={id}
        pluralLabel={orders?.labels.plural}
        useAsTitle="number"
      />
      <SetDocumentTitle collectionConfig={orders} fallback={number || String(id ?? '')} />
    </>
  )
}

/** How it stands with an order, in a line of large type. */
function OrderHead({ desk }: { desk: OrderDesk }) {
  const words = useOrderWords()
  const money = useMoney()
  const { i18n } = useTranslation()
  const { timeOf } = useDates()
  const { state, currency, total, sheet } = desk
  const isOverdue = state === 'awaiting_payment' && desk.transfer?.is_overdue
  return (
    <header className="order-head">
      <p>
        <b>
          {stateInWords('orders', state, i18n.language)}
          {isOverdue && `, ${words.overdue}`}
        </b>
        <span>{money(total, currency)}</span>
      </p>
      <p>
        {words.placed} <time dateTime={sheet.placed_at}>{timeOf(sheet.placed_at)}</time>
      </p>
      {sheet.payment.is_demo && <p>{words.demo}</p>}
      {sheet.mail_failure && (
        <p role="alert">
          {words.undelivered} {sheet.mail_failure}
        </p>
      )}
    </header>
  )
}

/** What happened to an order, the newest first: when, who, what and why. */
function OrderHistory({ events }: { events: DeskEvent[] }) {
  const words = useOrderWords()
  const say = useSay()
  const { timeOf } = useDates()
  if (events.length === 0) return null
  return (
    <section aria-label={words.timeline}>
      <h3>{words.timeline}</h3>
      <ol className="order-history" aria-label={words.timeline}>
        {events.toReversed().map(({ id, at, who, what, why, enquiry }) => (
          <li key={id}>
            <time dateTime={at}>{timeOf(at)}</time>
            <span>{say(who)}</span>
            <p>
              {say(what)}{' '}
              {enquiry && <a href={`/admin/collections/enquiries/${enquiry}`}>{say('Read it')}</a>}
              {why && <q>{say(why)}</q>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The ways out of a review beside giving the money back: deliver all the same, or end the order. */
function ReviewForm() {
  const say = useSay()
  const { desk, send } = useOrder()
  const { why } = useOrderWords()
  const money = useMoney()
  const hasMoney = desk.left > 0
  const came = money(desk.received ?? 0, desk.currency)

  return (
    <ActForm
      legend={say('This order waits for your decision')}
      hint={desk.reviewReason ? say(desk.reviewReason) : undefined}
      label={
        hasMoney ? say('Accept {amount} and deliver', { amount: came }) : say('Cancel the order')
      }
      why={why}
      act={(reason) => send(hasMoney ? 'accept' : 'cancel', { reason })}
      after={hasMoney && <p>{say('Or give the money back, below: that ends the order.')}</p>}
    />
  )
}
