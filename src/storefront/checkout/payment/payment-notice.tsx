import { NOTHING_PAID } from '@/domain/order/order-answer'
import type { PaymentState } from './payment-state'

const AFTER_A_DECLINE = 'Nothing was charged. Try again, or use another card.'
const NEVER_TWICE = 'We can ask what became of the payment; nothing is charged twice.'

/** What the visitor has to know before going on; null while all is well. */
export function PaymentNotice({ state }: { state: PaymentState }) {
  switch (state.kind) {
    case 'declined':
      return (
        <ErrorNotice title="Payment declined" sentence={`${state.message} ${AFTER_A_DECLINE}`} />
      )
    case 'unavailable':
      return <ErrorNotice title="Payments cannot be reached" sentence={state.message} />
    case 'unanswered':
      return (
        <ErrorNotice
          title="The answer did not come through"
          sentence={`${state.message} ${NEVER_TWICE}`}
        />
      )
    case 'unpaid':
      return <ErrorNotice title={NOTHING_PAID} sentence="Nothing was charged: you can try again." />
    case 'processing':
      return (
        <Notice
          title="The payment is on its way"
          sentence={`${state.trouble ?? 'Your bank has not answered yet.'} You may close this page: the fonts come by e-mail as soon as your bank has answered.`}
        />
      )
    case 'held':
      return <ErrorNotice title="A person looks at this payment" sentence={state.message} />
    case 'needs_confirmation':
      return (
        <Notice
          title="Your bank asks you to confirm this payment"
          sentence="Nothing has been charged yet."
        />
      )
    case 'paid':
      return (
        <Notice
          title="This cart is paid"
          sentence="The order and its fonts are in the buyer’s e-mail."
        />
      )
    case 'preparing':
    case 'ready':
    case 'awaits_transfer':
    case 'sending':
      return null
  }
}

function ErrorNotice({ title, sentence }: { title: string; sentence: string }) {
  return (
    <div className="error-message" role="alert">
      <b>{title}</b>
      <p>{sentence}</p>
    </div>
  )
}

function Notice({ title, sentence }: { title: string; sentence: string }) {
  return (
    <div className="notice" role="status">
      <b>{title}</b>
      <p>{sentence}</p>
    </div>
  )
}
