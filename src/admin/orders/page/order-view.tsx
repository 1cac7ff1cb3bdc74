'use client'

import {
  Gutter,
  SetDocumentStepNav,
  SetDocumentTitle,
  useConfig,
  useDocumentInfo,
} from '@payloadcms/ui'
import { ReviewForm } from '../forms/review-form'
import { TransferForm } from '../forms/transfer-form'
import '../forms/order-forms.css'
import '../order-panel.css'
import { useOrderDesk } from '../use-order-desk'
import { useOrderWords } from '../words'
import { OrderActs } from './order-acts'
import { OrderHead } from './order-head'
import { OrderHistory } from './order-history'
import { OrderLicences } from './order-licences'
import { OrderLines } from './order-lines'
import { OrderPapers } from './order-papers'
import { OrderPayment } from './order-payment'
import './order-page.css'
import { OrderPeople } from './order-people'
import { WorkSaid } from './work-said'

/** An order, laid out to be read: what was bought by whom, what came of it, and what staff may do about it. */
export function OrderView() {
  const words = useOrderWords()
  const { desk, work, send } = useOrderDesk()
  const isBusy = work.kind === 'busy'

  return (
    <Gutter className="order-view">
      <OrderTitle number={desk?.sheet.number ?? ''} />
      <section className="order-panel order-page" aria-label={words.order}>
        {desk && <OrderHead desk={desk} />}
        <WorkSaid work={work} />
        {desk && (
          <>
            {desk.state === 'needs_review' && (
              <ReviewForm desk={desk} isBusy={isBusy} send={send} />
            )}
            {desk.transfer && (
              <TransferForm desk={desk} transfer={desk.transfer} isBusy={isBusy} send={send} />
            )}
            {desk.state === 'disputed' && <p>{words.disputed}</p>}
            <OrderActs desk={desk} isBusy={isBusy} send={send} />
            <div className="order-columns">
              <div>
                <OrderLines desk={desk} />
                <OrderLicences desk={desk} isBusy={isBusy} send={send} />
              </div>
              <div>
                <OrderPeople sheet={desk.sheet} />
                <OrderPayment desk={desk} />
                <OrderPapers sheet={desk.sheet} />
              </div>
            </div>
            <OrderHistory events={desk.history} />
          </>
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
