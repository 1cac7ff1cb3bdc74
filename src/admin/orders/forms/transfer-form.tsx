import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { LabelledInput } from '../../labelled-input'
import { useDates } from '../../use-dates'
import { useSay, useTypedMoney } from '../../use-say'
import { useOrder } from '../use-order'
import { OrderForm, ReasonField } from './form-fields'
import { positiveAmount } from './refund-choice'

/** At an order that waits for a bank transfer. */
export function TransferForm({ transfer }: { transfer: NonNullable<OrderDesk['transfer']> }) {
  const { desk, isBusy, send } = useOrder()
  const say = useSay()
  const { dayOf } = useDates()

  return (
    <ReceivedForm
      legend={say('This order waits for a bank transfer')}
      {...{ isBusy, currency: desk.currency }}
      onReceived={(received) => void send('transfer', received)}
    >
      {transfer.is_overdue ? (
        <b>{say('Overdue: it was due on {day}.', { day: dayOf(transfer.due_at) })}</b>
      ) : (
        say('Due on {day}.', { day: dayOf(transfer.due_at) })
      )}{' '}
      {say('Another amount than was ordered waits for your decision.')}
    </ReceivedForm>
  )
}

type ReceivedFormProps = {
  legend: string
  currency: string
  isBusy: boolean
  onReceived: (received: { amount: number; received_on: string; reason: string }) => void
  /** What becomes of it. */
  children: ReactNode
}

/** What came, when, and where staff saw it. */
export function ReceivedForm(props: ReceivedFormProps) {
  const { legend, currency, isBusy, onReceived, children } = props
  const say = useSay()
  const typedMoney = useTypedMoney()
  const [amount, setAmount] = useState('')
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const [reason, setReason] = useState('')
  const minor = positiveAmount(amount, currency)
  const isComplete = minor !== null && day !== '' && reason.trim() !== ''

  return (
    <OrderForm legend={legend}>
      <p>{children}</p>
      <div className="order-fields">
        <LabelledInput
          label={say('Amount that came, {currency}', { currency })}
          inputMode="decimal"
          placeholder={typedMoney(0, currency)}
          value={amount}
          onChange={setAmount}
        />
        <LabelledInput label={say('On')} type="date" value={day} onChange={setDay} />
      </div>
      <ReasonField
        label={say('Where you saw it: the statement, for whoever reads this later (needed)')}
        value={reason}
        onChange={setReason}
      />
      <div className="order-buttons">
        <Button
          disabled={isBusy || !isComplete}
          onClick={() => isComplete && onReceived({ amount: minor, received_on: day, reason })}
        >
          {say('The money has come')}
        </Button>
        {!isComplete && <p>{say('Write the amount, the day and where you saw it.')}</p>}
      </div>
    </OrderForm>
  )
}
