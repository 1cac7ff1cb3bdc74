import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { ReasonField } from './form-fields'
import type { SendToDesk } from '../use-order'
import { useMoney, useSay } from '../../use-say'

type Props = { desk: OrderDesk; isBusy: boolean; send: SendToDesk }

/** The ways out of a review beside giving the money back: deliver all the same, or end the order. */
export function ReviewForm({ desk, isBusy, send }: Props) {
  const say = useSay()
  const [reason, setReason] = useState('')
  const isReady = reason.trim() !== '' && !isBusy
  const money = useMoney()
  const came = money(desk.received ?? 0, desk.currency)

  return (
    <fieldset className="order-form">
      <legend>{say('This order waits for your decision')}</legend>
      <p>{desk.reviewReason && say(desk.reviewReason)}</p>
      <ReasonField value={reason} onChange={setReason} />
      <div className="order-buttons">
        {desk.left > 0 ? (
          <Button disabled={!isReady} onClick={() => void send('accept', { reason })}>
            {say('Accept {amount} and deliver', { amount: came })}
          </Button>
        ) : (
          <Button disabled={!isReady} onClick={() => void send('cancel', { reason })}>
            {say('Cancel the order')}
          </Button>
        )}
        {reason.trim() === '' && <p>{say('Write why.')}</p>}
      </div>
      {desk.left > 0 && <p>{say('Or give the money back, below: that ends the order.')}</p>}
    </fieldset>
  )
}
