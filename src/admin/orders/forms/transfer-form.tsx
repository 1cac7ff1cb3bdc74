import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { receivedBody, emptyReceived } from './received-draft'
import { ReceivedFields } from './received-fields'
import type { SendToDesk } from '../use-order-desk'
import { useSay } from '../../use-say'
import { useDates } from '../../dates/use-dates'

type Props = {
  desk: OrderDesk
  transfer: NonNullable<OrderDesk['transfer']>
  isBusy: boolean
  send: SendToDesk
}

/** At an order that waits for a bank transfer: what came, when, and where staff saw it. */
export function TransferForm({ desk, transfer, isBusy, send }: Props) {
  const say = useSay()
  const { dayOf } = useDates()
  const [draft, setDraft] = useState(emptyReceived)
  const body = receivedBody(draft, desk.currency)

  return (
    <fieldset className="order-form">
      <legend>{say('This order waits for a bank transfer')}</legend>
      <p>
        {transfer.is_overdue ? (
          <b>{say('Overdue: it was due on {day}.', { day: dayOf(transfer.due_at) })}</b>
        ) : (
          say('Due on {day}.', { day: dayOf(transfer.due_at) })
        )}{' '}
        {say('Another amount than was ordered waits for your decision.')}
      </p>
      <ReceivedFields draft={draft} currency={desk.currency} onChange={setDraft} />
      <div className="order-buttons">
        <Button
          disabled={isBusy || body === null}
          onClick={() => void send('transfer', body ?? {})}
        >
          {say('The money has come')}
        </Button>
        {body === null && <p>{say('Write the amount, the day and where you saw it.')}</p>}
      </div>
    </fieldset>
  )
}
