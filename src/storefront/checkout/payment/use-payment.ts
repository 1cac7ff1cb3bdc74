import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { showStep } from '../../shop/shop-url'
import { callFailureOf } from '../../shop/call-failure'
import type { OpenCart } from '../../shop/cart/use-cart'
import { confirmPayment, createIntent, type PaymentIntent } from '../checkout-client'
import { finishPayment } from './finish-payment'
import { mayPay, stateOfVerdict, type CardHandle, type PaymentState } from './payment-state'
import { recallIntent, rememberIntent } from '../placed-order'

export type Payment = {
  state: PaymentState
  intent: PaymentIntent | null
  card: RefObject<CardHandle | null>
  /** Tries again to reach the shop and the payment service. */
  prepare: () => Promise<void>
  pay: () => Promise<void>
  /** Asks what has become of the payment. */
  ask: () => Promise<void>
}

const PAUSE_BETWEEN_QUESTIONS = 3000
/** The shop looks at the cart first: these say that there is nothing to pay here yet. */
const BACK_TO_DETAILS = new Set(['not_checked_out', 'quote_changed', 'cart_changed'])

/** One payment from its intent to its verdict. The shop's word decides, never the card fields'. */
export function usePayment({ cart, takeFrom }: OpenCart, returned: string | null): Payment {
  const [state, setState] = useState<PaymentState>({ kind: 'preparing' })
  const [intent, setIntent] = useState<PaymentIntent | null>(null)
  const card = useRef<CardHandle>(null)
  const cartKey = cart.cart_key

  async function prepare() {
    setState({ kind: 'preparing' })
    if (returned) await settle(returned)
    else await begin()
  }

  async function begin() {
    try {
      const made = await createIntent(cartKey)
      rememberIntent(cartKey, made.payment_intent)
      setIntent(made)
      setState((now) => (mayPay(now) ? now : { kind: 'ready' }))
    } catch (error) {
      await refuse(error)
    }
  }

  async function refuse(error: unknown) {
    const told = callFailureOf(error)
    const known = recallIntent(cartKey)
    if (told.code === 'cart_paid' && known) return settle(known)
    if (told.cart) takeFrom(told)
    if (BACK_TO_DETAILS.has(told.code)) return showStep(cartKey, 'details')
    setState({ kind: 'unavailable', message: told.message })
  }

  async function settle(paymentIntent: string): Promise<void> {
    try {
      const verdict = stateOfVerdict(await confirmPayment(cartKey, paymentIntent))
      setState(verdict)
      if (mayPay(verdict) && !intent) await begin()
    } catch (error) {
      const { isTemporary, message } = callFailureOf(error)
      setState((now) => {
        if (!isTemporary) return { kind: 'unavailable', message }
        if (now.kind === 'processing') return { kind: 'processing', trouble: message }
        return { kind: 'unanswered', message }
      })
    }
  }

  async function pay() {
    if (!card.current || !intent) return
    setState({ kind: 'sending' })
    const outcome = await card.current.pay().catch(() => ({ kind: 'sent' }) as const)
    if (outcome.kind === 'sent') return settle(intent.payment_intent)
    setState(outcome.kind === 'incomplete' ? { kind: 'ready' } : outcome)
  }

  async function ask() {
    const known = intent?.payment_intent ?? returned ?? recallIntent(cartKey)
    setState((now) => (now.kind === 'unanswered' ? { kind: 'sending' } : now))
    if (known) await settle(known)
  }

  const start = useEffectEvent(() => void prepare())
  const askAgain = useEffectEvent(() => void ask())

  useEffect(() => start(), [])
  useEffect(() => {
    if (state.kind === 'paid') finishPayment(cartKey, state.address)
    if (state.kind !== 'processing') return
    const again = setInterval(askAgain, PAUSE_BETWEEN_QUESTIONS)
    return () => clearInterval(again)
  }, [state, cartKey])

  return { state, intent, card, prepare, pay, ask }
}
