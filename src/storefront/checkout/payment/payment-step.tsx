import { lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { rowsOfPayment } from '../../shop/bill/cart-rows'
import { callFailureOf } from '../../shop/call-failure'
import type { CartState } from '../../shop/cart/use-cart'
import type { ShopChoice } from '../../shop/shop-choice'
import { pathOf } from '../../shop/shop-paths'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { ShopForm } from '../../ui/shop-form'
import { chooseTransfer, type DemoCard, playCard } from '../checkout-client'
import { removeDetails } from '../details/details'
import { findStoredOrder } from '../stored-order'
import { SellerLinks } from '../seller-links'
import { RentalConsent, SummaryBill } from '../summary-bill'
import { PaymentNotice } from './payment-notice'
import type { CardHandle, PaymentState } from './payment-state'
import { type Payment, usePayment } from './use-payment'

type PaymentStepProps = {
  cartState: CartState
  choices: ShopChoice[]
  seller: SiteFrame['seller']
  /** The payment a bank's page sent the visitor back with. */
  returnedIntent: string | null
}

/** The card, and what has become of the payment. */
export function PaymentStep({ cartState, choices, seller, returnedIntent }: PaymentStepProps) {
  const { cart } = cartState
  const payment = usePayment(cartState, returnedIntent)

  return (
    <ShopForm plain="needs-script" className="step-form" onSend={() => void payment.pay()}>
      <section>
        <h1 className="vh" tabIndex={-1}>
          Payment
        </h1>
        <PaymentNotice state={payment.state} />
        <PaymentFrame payment={payment} cartKey={cart.cart_key} />
        {cart.quote?.takes_transfer && (
          <TransferChoice cartKey={cart.cart_key} payment={payment} zone={seller.timeZone} />
        )}
        <SellerLinks seller={seller} />
        <RentalConsent cart={cart} />
      </section>
      <SummaryBill cart={cart} choices={choices} rows={rowsOfPayment(cart)}>
        <PayButton payment={payment} total={cart.total} currency={cart.currency} />
      </SummaryBill>
    </ShopForm>
  )
}

type PayButtonProps = { payment: Payment; total: number; currency: string }

/**
 * Its label is what it does in each state of a payment. The button that checks and the one that pays have keys of their own: one
 * element that turned into the other while it was clicked would submit the form.
 */
function PayButton({ payment, total, currency }: PayButtonProps) {
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
    case 'awaits_transfer':
      return null
  }
}

/** Stripe's script is loaded at this step and not before. */
const StripeCardFields = lazy(() => import('./stripe-card-fields'))

const HIDES_CARD = new Set(['processing', 'held', 'paid', 'awaits_transfer'])

/** The card fields: the payment service's own, or the demo's. */
function PaymentFrame({ payment, cartKey }: { payment: Payment; cartKey: string }) {
  const { state, intent, card } = payment
  if (HIDES_CARD.has(state.kind)) return null

  const bad = state.kind === 'declined' ? ' bad' : ''
  if (!intent) {
    return (
      <>
        <h2>Payment</h2>
        <div className={`card${bad}`} aria-busy={state.kind === 'preparing' || undefined} />
      </>
    )
  }
  if (intent.provider === 'demo') {
    return <DemoCardFields ref={card} clientSecret={intent.client_secret} state={state} />
  }
  return (
    <>
      <h2>Payment</h2>
      <div className={`card-frame${bad}`}>
        <Suspense fallback={<div className="card" aria-busy="true" />}>
          <StripeCardFields ref={card} intent={intent} cartKey={cartKey} />
        </Suspense>
      </div>
    </>
  )
}

type DemoCardFieldsProps = { ref: Ref<CardHandle>; clientSecret: string; state: PaymentState }

const CARDS: { card: DemoCard; name: string }[] = [
  { card: 'accepted', name: 'Accepted' },
  { card: 'declined', name: 'Declined' },
  { card: 'needs_confirmation', name: 'Needs confirmation' },
]

/** In the demo nobody gives a number: one chooses how the card behaves. */
function DemoCardFields({ ref, clientSecret, state }: DemoCardFieldsProps) {
  const [chosen, setChosen] = useState<DemoCard>('accepted')
  const isConfirming = state.kind === 'needs_confirmation'

  useImperativeHandle(ref, () => ({
    async pay() {
      await playCard(clientSecret, isConfirming ? 'confirmed' : chosen)
      return { kind: 'sent' }
    },
  }))

  return (
    <>
      <h2 id="demo-card">Demo card</h2>
      <div className={`card${state.kind === 'declined' ? ' bad' : ''}`}>
        <p>
          <b>No card is needed.</b>
        </p>
        <p className="soft">
          In a shop that sells, the fields of the payment service stand here. In the demo there is
          nothing to pay: choose how the card behaves.
        </p>
      </div>
      <div className="demo-cards" role="radiogroup" aria-labelledby="demo-card">
        {CARDS.map(({ card, name }) => (
          <label key={card} className="style-row hit">
            <input
              type="radio"
              name="demo-card"
              checked={chosen === card}
              disabled={isConfirming}
              onChange={() => setChosen(card)}
            />
            <span className="mark" aria-hidden="true" />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </>
  )
}

/** Beside the card, where the quote allows it: the order then waits for a bank transfer. */
function TransferChoice({ cartKey, payment, zone }: Omit<AwaitedProps, 'dueAt'>) {
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
  if (kind === 'awaits_transfer' || dueAt) return <Awaited {...{ payment, dueAt, cartKey, zone }} />
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

type AwaitedProps = { payment: Payment; dueAt: string | null; cartKey: string; zone: string }

function Awaited({ payment, dueAt, cartKey, zone }: AwaitedProps) {
  const path = findStoredOrder(cartKey)?.path
  return (
    <div className="notice" role="status">
      <b>This order waits for your bank transfer{dueAt ? ` until ${longDate(dueAt, zone)}` : ''}</b>
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
