import { formatMoney } from '@/domain/money/format-money'
import { ActionButton, ActionLink } from '../../ui/action-button'
import type { Payment } from './use-payment'

type PayButtonProps = { payment: Payment; total: number; currency: string }

/**
 * Its label is what it does in each state of a payment. The button that checks and the one that pays have keys of their own: one
 * element that turned into the other while it was clicked would submit the form.
 */
export function PayButton({ payment, total, currency }: PayButtonProps) {
  const { state, intent } = payment
  const isDemo = intent?.provider === 'demo'
  const pay = isDemo ? 'Place demo order' : `Pay ${formatMoney(total, currency)}`

  switch (state.kind) {
    case 'unavailable':
      return <ActionButton key="prepare" label="Try again" onPress={() => void payment.prepare()} />
    case 'unpaid':
    case 'declined':
      return <ActionButton key="pay" type="submit" label="Try again" disabled={!intent} />
    case 'needs_confirmation':
      return <ActionButton key="pay" type="submit" label="Confirm payment" />
    case 'unanswered':
    case 'processing':
    case 'held':
      return (
        <ActionButton key="check" label="Ask again" onPress={() => void payment.checkAgain()} />
      )
    case 'paid':
      return <ActionLink href="/" label="Choose typefaces" />
    case 'preparing':
    case 'ready':
    case 'sending':
      return <ActionButton key="pay" type="submit" label={pay} disabled={state.kind !== 'ready'} />
  }
}
