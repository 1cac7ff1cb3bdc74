import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { useSay } from '../../use-say'
import { useOrder } from '../use-order'
import { OrderForm, ReasonField } from './form-fields'

const STATES = {
  wanted: 'The buyer has not sent one yet.',
  waiting: 'Waits for you.',
  accepted: 'Accepted.',
  refused: 'Refused.',
}

/** What a student sent: staff look at it, and accept or refuse it. */
export function ProofForm({ proof }: { proof: NonNullable<OrderDesk['proof']> }) {
  const { id } = useDocumentInfo()
  const { isBusy, send } = useOrder()
  const say = useSay()
  const [reason, setReason] = useState('')

  return (
    <OrderForm legend={say('Proof that the buyer studies')}>
      <p>
        {say(STATES[proof.state])}{' '}
        {proof.until && say('Studies end {month}.', { month: proof.until })}{' '}
        {proof.reason && <q>{proof.reason}</q>}{' '}
        {proof.has_file && <a href={`/api/orders/${id}/proof`}>{say('Look at it')}</a>}
      </p>
      {proof.state === 'waiting' && (
        <>
          <ReasonField
            label={say('Why it does not do, for the buyer (needed to refuse it)')}
            value={reason}
            onChange={setReason}
          />
          <div className="order-buttons">
            <Button disabled={isBusy} onClick={() => void send('proof', { accept: true })}>
              {say('Accept the proof')}
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void send('proof', { accept: false, reason })}
            >
              {say('Refuse it')}
            </Button>
          </div>
        </>
      )}
    </OrderForm>
  )
}
