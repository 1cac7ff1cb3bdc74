'use client'

import type { ReactNode } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { DetailsStep } from '../../checkout/details/details-step'
import { PaidCart } from '../../checkout/payment/paid-cart'
import { PaymentStep } from '../../checkout/payment/payment-step'
import { CartStep } from './cart-step'
import { EmptyCart } from './empty-cart'
import { PriceChanged } from './price-changed'
import type { ShopStep } from '../shop-paths'
import { useShopQuery } from '../use-shop-query'
import type { ShopChoice } from '../shop-choice'
import { ShopPanel } from '../shop-panel'
import { useCart, type CartState } from './use-cart'
import { useHeadingFocus } from '../use-heading-focus'
import { useRowInView } from '../use-row-in-view'

type CartViewProps = {
  cart: PricedCart
  choices: ShopChoice[]
  rules: PriceRules
  demo: boolean
  /** The rows of home, behind the panel. */
  children: ReactNode
}

/** /cart/{cart_key}: the steps of one cart, each with its own URL. */
export function CartView({ cart: loaded, choices, rules, demo, children }: CartViewProps) {
  const query = useShopQuery()
  const cartState = useCart(loaded)
  const step = reachable(query.step, cartState)
  const shown = { cartState, choices, rules }
  useHeadingFocus(step)
  useRowInView(loaded.lines.at(-1)?.typeface.slug)

  return (
    <ShopPanel step={step} cartKey={loaded.cart_key} demo={demo} backdrop={children}>
      <CartContent {...shown} step={step} returnedIntent={query.intent} />
    </ShopPanel>
  )
}

type CartContentProps = {
  cartState: CartState
  choices: ShopChoice[]
  rules: PriceRules
  step: ShopStep
  /** The payment a bank's page sent the visitor back with. */
  returnedIntent: string | null
}

function CartContent({ cartState, choices, rules, step, returnedIntent }: CartContentProps) {
  const { cart, before, errorMessage } = cartState
  if (cart.state === 'paid' && !returnedIntent) return <PaidCart cart={cart} choices={choices} />
  if (!cart.lines.length) {
    return <EmptyCart currency={cart.currency} choices={choices} errorMessage={errorMessage} />
  }
  if (before) return <PriceChanged before={before} cartState={cartState} choices={choices} />
  if (step === 'details') return <DetailsStep cartState={cartState} choices={choices} />
  if (step === 'payment') {
    return <PaymentStep cartState={cartState} choices={choices} returnedIntent={returnedIntent} />
  }
  return <CartStep cartState={cartState} choices={choices} rules={rules} />
}

/** An empty cart has no further steps; payment comes after the details. */
function reachable(step: ShopStep, { cart }: CartState): ShopStep {
  if (!cart.lines.length) return 'cart'
  return step === 'payment' && cart.state === 'open' ? 'details' : step
}
