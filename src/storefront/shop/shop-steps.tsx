'use client'

import type { MouseEvent } from 'react'
import { isModifiedClick } from '../shell/navigation/browser-navigation'
import { ShopLink } from '../shell/navigation/shop-link'
import { useCartKey } from './cart/cart-store'
import { stepPath, type ShopStep } from './shop-paths'
import { showStep } from './use-shop-query'

const STEPS: { step: ShopStep; name: string }[] = [
  { step: 'choose', name: 'Choose' },
  { step: 'cart', name: 'Cart' },
  { step: 'details', name: 'Details' },
  { step: 'payment', name: 'Payment' },
]

/** The four steps. Those of a cart are links as soon as there is a cart. */
export function ShopSteps({ current, cartKey }: { current: ShopStep; cartKey: string | null }) {
  const ownKey = useCartKey()
  const key = cartKey ?? ownKey

  return (
    <nav className="steps" aria-label="Steps">
      {STEPS.map(({ step, name }, index) => {
        const ariaCurrent = step === current ? ('step' as const) : undefined
        const label = (
          <>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </>
        )
        if (step === 'choose') {
          return (
            <ShopLink key={step} href="/shop" aria-current={ariaCurrent}>
              {label}
            </ShopLink>
          )
        }
        if (!key) {
          return (
            <span key={step} className="step-ahead">
              {label}
            </span>
          )
        }
        return (
          <ShopLink
            key={step}
            href={stepPath(step, key)}
            aria-current={ariaCurrent}
            onClick={(event) => stayInCart(event, step, cartKey)}
          >
            {label}
          </ShopLink>
        )
      })}
      <ShopLink href="/" className="close">
        Close&ensp;<span aria-hidden="true">×</span>
      </ShopLink>
    </nav>
  )
}

/** On the cart's own page a step changes only the URL. */
function stayInCart(event: MouseEvent, step: ShopStep, cartKey: string | null): void {
  if (!cartKey || isModifiedClick(event)) return
  event.preventDefault()
  showStep(cartKey, step)
}
