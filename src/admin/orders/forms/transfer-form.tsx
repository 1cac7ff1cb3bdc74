import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { LabelledInput } from '../../labelled-input'
import { useDates } from '../../use-dates'
import { useSay, useTypedMoney } from '../../use-say'
import { useOrder } from '../use-order'
import { ReasonField } from './form-fields'
import { positiveAmount } from './refund-choice'

/** At an order that waits for a bank transfer: what came, when, and where staff saw it. */
export function TransferForm({ transfer }: { transfer: NonNullable<OrderDesk['transfer']> }) {
  const { desk, isBusy, send } = useOrder()
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

/** What staff saw on the account, as they type it. */
type ReceivedDraft = { amount: string; receivedOn: string; reason: string }

type ReceivedFieldsProps = {
  draft: ReceivedDraft
  currency: string
  onChange: (draft: ReceivedDraft) => void
}

export function ReceivedFields({ draft, currency, onChange }: ReceivedFieldsProps) {
  const say = useSay()
  const typedMoney = useTypedMoney()
  return (
    <>
      <div className="order-fields">
        <LabelledInput
          label={say('Amount that came, {currency}', { currency })}
          inputMode="decimal"
          placeholder={typedMoney(0, currency)}
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, amount })}
        />
        <LabelledInput
          label={say('On')}
          type="date"
          value={draft.receivedOn}
          onChange={(receivedOn) => onChange({ ...draft, receivedOn })}
        />
      </div>
      <ReasonField
        label={say('Where you saw it: the statement, for whoever reads this later (needed)')}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
    </>
  )
}

/** The body of the request; null: it is not complete yet. */
export function receivedBody({ amount, receivedOn, reason }: ReceivedDraft, currency: string) {
  const minor = positiveAmount(amount, currency)
  if (minor === null || receivedOn === '' || reason.trim() === '') return null
  return { amount: minor, received_on: receivedOn, reason }
}

export function emptyReceived(): ReceivedDraft {
  return { amount: '', receivedOn: new Date().toISOString().slice(0, 10), reason: '' }
}
