import { lazy, Suspense } from 'react'
import { DemoCardFields } from './demo-card-fields'
import type { Payment } from './use-payment'

/** Stripe's script is loaded at this step and not before. */
const StripeCardFields = lazy(() => import('./stripe-card-fields'))

const HIDES_CARD = new Set(['processing', 'held', 'paid', 'awaits_transfer'])

/** The card fields: the payment service's own, or the demo's. */
export function PaymentFrame({ payment, cartKey }: { payment: Payment; cartKey: string }) {
  const { state, intent, card } = payment
  if (HIDES_CARD.has(state.kind)) return null

  const bad = state.kind === 'declined' ? ' bad' : ''
  if (!intent) {
    return (
      <>
        <h2>Card</h2>
        <div className={`card${bad}`} aria-busy={state.kind === 'preparing' || undefined} />
      </>
    )
  }
  if (intent.provider === 'demo') {
    return <DemoCardFields ref={card} clientSecret={intent.client_secret} state={state} />
  }
  return (
    <>
      <h2>Card</h2>
      <div className={`card-frame${bad}`}>
        <Suspense fallback={<div className="card" aria-busy="true" />}>
          <StripeCardFields ref={card} intent={intent} cartKey={cartKey} />
        </Suspense>
      </div>
    </>
  )
}
