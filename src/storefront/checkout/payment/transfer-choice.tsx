import { useState } from 'react'
import { dateInWords } from '@/domain/quote/quote-answer'
import { callFailureOf } from '../../shop/call-failure'
import { pathOf } from '../../shop/shop-paths'
import { chooseTransfer } from '../checkout-client'
import { removeDetails } from '../details/details'
import { findStoredOrder } from '../stored-order'
import { ActionButton } from '../../ui/action-button'
import type { Payment } from './use-payment'

/** Beside the card, where the quote allows it: the order then waits for a bank transfer. */
export function TransferChoice({ cartKey, payment }: { cartKey: string; payment: Payment }) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [dueAt, setDueAt] = useState<string | null>(null)
  const { kind } = payment.state

  async function choose() {
    setBusy(true)
    setMessage(null)
    try {
      const { order_url: url, due_at } = await chooseTransfer(cartKey)
      const path = url ? pathOf(url) : findStoredOrder(cartKey)?.path
      removeDetails(cartKey)
      if (path) return location.assign(path)
      setDueAt(due_at)
    } catch (error) {
      setMessage(callFailureOf(error).message)
    }
    setBusy(false)
  }

  if (kind === 'processing' || kind === 'paid' || kind === 'sending') return null
  if (kind === 'awaits_transfer' || dueAt)
    return <Awaited payment={payment} dueAt={dueAt} cartKey={cartKey} />
  return (
    <div className="transfer-choice">
      <h2>Or by bank transfer</h2>
      <p>
        The order waits for your money, and the fonts come when it has arrived. The next page and a
        mail say where to send it.
      </p>
      {message && (
        <div className="error-message" role="alert">
          <b>{message}</b>
        </div>
      )}
      <ActionButton label="Pay by transfer" quiet disabled={isBusy} onPress={() => void choose()} />
    </div>
  )
}

type AwaitedProps = { payment: Payment; dueAt: string | null; cartKey: string }

function Awaited({ payment, dueAt, cartKey }: AwaitedProps) {
  const path = findStoredOrder(cartKey)?.path
  return (
    <div className="notice" role="status">
      <b>This order waits for your bank transfer{dueAt ? ` until ${dateInWords(dueAt)}` : ''}</b>
      <p>
        Where to send it stands in your mail{path ? ' and on ' : '.'}
        {path && <a href={path}>the page of your order.</a>}
      </p>
      <ActionButton
        label="Pay by card instead"
        quiet
        onPress={() => void payment.payByCardInstead()}
      />
    </div>
  )
}
