import { useEffect, useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { changeCart, fetchCart, requestOfLine } from './cart-client'
import { removeCart, readCart, writeCart } from './cart-store'
import { findSeenCart, storeSeenCart } from './seen-cart'
import { describePriceChange } from './price-change'
import { callFailureOf, type CallFailure } from '../call-failure'

type ChangeLines = (lines: CartLineRequest[]) => CartLineRequest[]

export type CartState = {
  cart: PricedCart
  /** The cart as it was seen, while its price has changed and the visitor has not agreed yet. */
  before: PricedCart | null
  errorMessage: string | null
  /** Sends again the change that got no answer; null: nothing waits. */
  retry: (() => void) | null
  isBusy: boolean
  replaceCart: (cart: PricedCart) => void
  /** Shows the cart or the message of a failed call; false: the failure brings no cart. */
  applyFailure: (failure: CallFailure) => boolean
  agree: () => void
  changeLines: (change: ChangeLines) => Promise<void>
}

/** The state of one open cart. The server's answer always replaces what is shown. */
export function useCart(loaded: PricedCart): CartState {
  const [cart, setCart] = useState(loaded)
  const [before, setBefore] = useState<PricedCart | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<ChangeLines | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const applyLoaded = (fresh: PricedCart) => {
      const seen = findSeenCart(fresh)
      setCart((current) => (fresh.revision < current.revision ? current : fresh))
      if (seen && describePriceChange(seen, fresh)) setBefore(seen)
      else storeCart(fresh)
    }
    applyLoaded(loaded)
    // A page restored by the browser may be older than the cart.
    fetchCart(loaded.cart_key).then(applyLoaded, () => {})
  }, [loaded])

  function replaceCart(next: PricedCart) {
    setBefore(null)
    setErrorMessage(null)
    setWaiting(null)
    setCart(next)
    storeCart(next)
  }

  function applyFailure(failure: CallFailure): boolean {
    if (!failure.cart) {
      setErrorMessage(failure.message)
      return false
    }
    const hasChanged = failure.code === 'quote_changed' && describePriceChange(cart, failure.cart)
    if (hasChanged) {
      setBefore(cart)
      setCart(failure.cart)
    } else {
      replaceCart(failure.cart)
      setErrorMessage(failure.message)
    }
    return true
  }

  async function changeLines(change: ChangeLines) {
    setBusy(true)
    setWaiting(null)
    try {
      replaceCart(await changeCart(cart, { lines: change(cart.lines.map(requestOfLine)) }))
    } catch (error) {
      const failure = callFailureOf(error)
      applyFailure(failure)
      if (failure.isTemporary) setWaiting(() => change)
    } finally {
      setBusy(false)
    }
  }

  const agree = () => replaceCart(cart)
  const retry = waiting && (() => void changeLines(waiting))
  return {
    cart,
    before,
    errorMessage,
    retry,
    isBusy,
    replaceCart,
    applyFailure,
    agree,
    changeLines,
  }
}

/** The cookie forgets a paid cart, and names any other as the one this browser fills. */
function storeCart(cart: PricedCart): void {
  storeSeenCart(cart)
  if (cart.state !== 'paid') writeCart({ key: cart.cart_key, lines: cart.lines.length })
  else if (readCart()?.key === cart.cart_key) removeCart()
}
