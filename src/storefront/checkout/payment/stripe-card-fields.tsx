import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeError, Appearance } from '@stripe/stripe-js'
import { useCallback, useEffect, useImperativeHandle, useState, type Ref } from 'react'
import type { CreatedPayment } from '@/operations/orders/payment/create-payment'
import { stepPath } from '../../shop/shop-paths'
import { NO_REASON, type CardHandle, type CardOutcome } from './payment-state'

type StripeCardFieldsProps = { ref: Ref<CardHandle>; intent: CreatedPayment; cartKey: string }

type Loading = { kind: 'loading' } | { kind: 'loaded'; stripe: Stripe } | { kind: 'blocked' }

/** Stripe's own fields, in the shop's type. A blocker in the way is reported, and nothing is lost. */
export default function StripeCardFields({ ref, intent, cartKey }: StripeCardFieldsProps) {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const key = intent.publishable_key ?? ''

  const load = useCallback(async () => {
    if (!wasLoadedHere()) return location.replace(stepPath('payment', cartKey))
    const stripe = await loadStripe(key).catch(() => null)
    setLoading(stripe ? { kind: 'loaded', stripe } : { kind: 'blocked' })
  }, [key, cartKey])
  useEffect(() => void load(), [load])

  if (loading.kind === 'loading') return <div className="card" aria-busy="true" />
  if (loading.kind === 'blocked') return <BlockedFields onRetry={() => void load()} />
  const options = { clientSecret: intent.client_secret, appearance: stripeAppearance() }
  return (
    <Elements stripe={loading.stripe} options={options}>
      <CardFields ref={ref} cartKey={cartKey} onFail={() => setLoading({ kind: 'blocked' })} />
    </Elements>
  )
}

/**
 * Stripe's hosts are allowed at this step alone, by the headers of the page (src/server/headers/security-policy.ts). A visitor
 * who came from another step still has that one's: the page is loaded once more, at its own address.
 */
function wasLoadedHere(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page === undefined || new URL(page.name).searchParams.get('step') === 'payment'
}

/** Of anything else nobody knows yet that nothing was charged. */
function isDeclined({ type, payment_intent }: StripeError): boolean {
  const status = payment_intent?.status ?? 'requires_payment_method'
  return type === 'card_error' && status === 'requires_payment_method'
}

type CardFieldsProps = { ref: Ref<CardHandle>; cartKey: string; onFail: () => void }

function CardFields({ ref, cartKey, onFail }: CardFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()

  useImperativeHandle(ref, () => ({
    async pay(): Promise<CardOutcome> {
      if (!stripe || !elements) return { kind: 'incomplete' }
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: location.origin + stepPath('payment', cartKey) },
      })
      if (!error) return { kind: 'sent' }
      if (error.type === 'validation_error') return { kind: 'incomplete' }
      if (isDeclined(error)) return { kind: 'declined', message: error.message ?? NO_REASON }
      // The connection failed before or after the charge, or it succeeded all the same, as after a second click: the shop knows.
      return { kind: 'sent' }
    },
  }))

  return <PaymentElement onLoadError={onFail} />
}

function BlockedFields({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="error-message" role="alert">
      <b>The card fields did not load</b>
      <p>
        A blocker or the connection keeps the payment service away. Allow js.stripe.com for this
        page and try again: everything you typed is kept.
      </p>
      <button type="button" className="lk" onClick={onRetry}>
        <b>Load the card fields again</b>
      </button>
    </div>
  )
}

/** The shop's design tokens for the card fields, which live in Stripe's own frame. Stripe accepts plain values only. */
function stripeAppearance(): Appearance {
  const { backgroundColor: background, color: text } = getComputedStyle(document.documentElement)

  return {
    theme: 'flat',
    variables: {
      colorBackground: background,
      colorText: text,
      colorPrimary: text,
      colorDanger: text,
      borderRadius: '0px',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: '0', borderBottom: `1px solid ${text}`, boxShadow: 'none' },
      '.Input--invalid': { borderBottom: `3px solid ${text}`, boxShadow: 'none' },
      '.Tab, .Block': { border: `1px solid ${text}`, boxShadow: 'none' },
    },
  }
}
