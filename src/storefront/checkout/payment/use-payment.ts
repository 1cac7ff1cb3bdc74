import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { CreatedPayment } from '@/operations/orders/payment/create-payment'
import { showStep } from '../../shop/use-shop-query'
import { callFailureOf } from '../../shop/call-failure'
import type { CartState } from '../../shop/cart/use-cart'
import { confirmPayment, createIntent } from '../checkout-client'
import { finishPayment } from '../place-order'
import { mayPay, stateOfVerdict, type CardHandle, type PaymentState } from './payment-state'
import { findIntent, storeIntent } from '../stored-order'

export type Payment = {
  state: PaymentState
  intent: CreatedPayment | null
  card: RefObject<CardHandle | null>
  /** Requests the payment intent, again after a failure. */
  prepare: () => Promise<void>
  pay: () => Promise<void>
  /** Requests the outcome of a payment that was sent. */
  checkAgain: () => Promise<void>
  /** Gives up a transfer that was chosen. */
  payByCardInstead: () => Promise<void>
}

const PAUSE_BETWEEN_CHECKS = 3000
/** Error codes of a cart that cannot be paid yet. */
const BACK_TO_DETAILS = new Set(['not_checked_out', 'quote_changed', 'cart_changed'])

/** One payment from its intent to its verdict. The shop's answer decides, never the card fields'. */
export function usePayment(
  { cart, applyFailure }: CartState,
  returnedIntent: string | null,
): Payment {
  const [state, setState] = useState<PaymentState>({ kind: 'preparing' })
  const [intent, setIntent] = useState<CreatedPayment | null>(null)
  const card = useRef<CardHandle>(null)
  const cartKey = cart.cart_key

  async function prepare() {
    setState({ kind: 'preparing' })
    if (returnedIntent) await confirm(returnedIntent)
    else await requestIntent()
  }

  async function requestIntent(options?: { insteadOfTransfer: true }) {
    try {
      const created = await createIntent(cartKey, options)
      storeIntent(cartKey, created.payment_intent)
      setIntent(created)
      setState((current) => (mayPay(current) ? current : { kind: 'ready' }))
    } catch (error) {
      await handleIntentFailure(error)
    }
  }

  async function handleIntentFailure(error: unknown) {
    const failure = callFailureOf(error)
    const known = findIntent(cartKey)
    if (failure.code === 'cart_paid' && known) return confirm(known)
    if (failure.code === 'awaits_transfer') return setState({ kind: 'awaits_transfer' })
    if (failure.cart) applyFailure(failure)
    if (BACK_TO_DETAILS.has(failure.code)) return showStep(cartKey, 'details')
    setState({ kind: 'unavailable', message: failure.message })
  }

  async function confirm(paymentIntent: string): Promise<void> {
    try {
      const verdict = stateOfVerdict(await confirmPayment(cartKey, paymentIntent))
      setState(verdict)
      if (mayPay(verdict) && !intent) await requestIntent()
    } catch (error) {
      const { isTemporary, message } = callFailureOf(error)
      setState((current) => {
        if (!isTemporary) return { kind: 'unavailable', message }
        if (current.kind === 'processing') return { kind: 'processing', trouble: message }
        return { kind: 'unanswered', message }
      })
    }
  }

  async function pay() {
    if (!card.current || !intent) return
    setState({ kind: 'sending' })
    const outcome = await card.current.pay().catch(() => ({ kind: 'sent' }) as const)
    if (outcome.kind === 'sent') return confirm(intent.payment_intent)
    setState(outcome.kind === 'incomplete' ? { kind: 'ready' } : outcome)
  }

  async function checkAgain() {
    const known = intent?.payment_intent ?? returnedIntent ?? findIntent(cartKey)
    setState((current) => (current.kind === 'unanswered' ? { kind: 'sending' } : current))
    if (known) await confirm(known)
  }

  const start = useEffectEvent(() => void prepare())
  const checkPeriodically = useEffectEvent(() => void checkAgain())

  useEffect(() => start(), [])
  useEffect(() => {
    if (state.kind === 'paid') void finishPayment(cartKey, state.orderUrl)
    if (state.kind !== 'processing') return
    const interval = setInterval(checkPeriodically, PAUSE_BETWEEN_CHECKS)
    return () => clearInterval(interval)
  }, [state, cartKey])

  async function payByCardInstead() {
    setState({ kind: 'preparing' })
    await requestIntent({ insteadOfTransfer: true })
  }

  return { state, intent, card, prepare, pay, checkAgain, payByCardInstead }
}
