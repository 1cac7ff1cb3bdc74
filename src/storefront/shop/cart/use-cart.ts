import { useEffect, useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { changeCart, fetchCart, requestOfLine } from './cart-client'
import { forgetCart, readCart, writeCart } from './cart-store'
import { findSeenCart, rememberSeenCart } from './seen-cart'
import { describePriceChange } from './price-change'
import { callFailureOf, type CallFailure } from '../call-failure'

type ChangeLines = (lines: CartLineRequest[]) => CartLineRequest[]

export type OpenCart = {
  cart: PricedCart
  /** The cart as it was seen, while its price has moved and nobody has agreed yet. */
  before: PricedCart | null
  fault: string | null
  /** Sends again the change that got no answer; null: nothing waits. */
  retry: (() => void) | null
  isBusy: boolean
  take: (cart: PricedCart) => void
  /** Takes the server's word of what the cart is now; false: the fault brings no cart. */
  takeFrom: (fault: CallFailure) => boolean
  agree: () => void
  changeLines: (change: ChangeLines) => Promise<void>
}

/** One cart in the hands of its visitor. The server's answer is always the newest truth. */
export function useCart(loaded: PricedCart): OpenCart {
  const [cart, setCart] = useState(loaded)
  const [before, setBefore] = useState<PricedCart | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<ChangeLines | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const look = (fresh: PricedCart) => {
      const seen = findSeenCart(fresh)
      setCart((current) => (fresh.revision < current.revision ? current : fresh))
      if (seen && describePriceChange(seen, fresh)) setBefore(seen)
      else keep(fresh)
    }
    look(loaded)
    // A page kept by the browser may be older than the cart.
    fetchCart(loaded.cart_key).then(look, () => {})
  }, [loaded])

  function take(next: PricedCart) {
    setBefore(null)
    setFault(null)
    setWaiting(null)
    setCart(next)
    keep(next)
  }

  function takeFrom(told: CallFailure): boolean {
    if (!told.cart) {
      setFault(told.message)
      return false
    }
    const moved = told.code === 'quote_changed' && describePriceChange(cart, told.cart)
    if (moved) {
      setBefore(cart)
      setCart(told.cart)
    } else {
      take(told.cart)
      setFault(told.message)
    }
    return true
  }

  async function changeLines(change: ChangeLines) {
    setBusy(true)
    setWaiting(null)
    try {
      take(await changeCart(cart, { lines: change(cart.lines.map(requestOfLine)) }))
    } catch (error) {
      const told = callFailureOf(error)
      takeFrom(told)
      if (told.isTemporary) setWaiting(() => change)
    } finally {
      setBusy(false)
    }
  }

  const agree = () => take(cart)
  const retry = waiting && (() => void changeLines(waiting))
  return { cart, before, fault, retry, isBusy, take, takeFrom, agree, changeLines }
}

/** A paid cart leaves this browser; any other is the one it fills. */
function keep(cart: PricedCart): void {
  rememberSeenCart(cart)
  if (cart.state !== 'paid') writeCart({ key: cart.cart_key, lines: cart.lines.length })
  else if (readCart()?.key === cart.cart_key) forgetCart()
}
