import { useEffect, useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { isRecord } from '@/domain/is-record'
import type { FieldErrors } from '@/domain/shop-error'
import { readFromSession, storeInSession } from '../../shell/requests/browser-storage'
import { type CallFailure, callFailureOf } from '../call-failure'
import { type CurrencyChoice, storeCurrency } from '../currency/currency-select'
import { type CartChange, changeCart, fetchCart, requestOfLine } from './cart-client'
import { readCart, removeCart, writeCart } from './cart-store'
import { describePriceChange } from './describe-price-change'

type ChangeLines = (lines: CartLineRequest[]) => CartLineRequest[]

/** A change of the cart as it is when the change is sent, which may be a second time. */
type MakeChange = (cart: PricedCart) => CartChange

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
  currencies: CurrencyChoice
  /** A choice about the price: what is wrong with it, by its field. */
  changeChoice: (change: CartChange) => Promise<FieldErrors>
}

/** The state of one open cart. The server's answer always replaces what is shown. */
export function useCart(loaded: PricedCart): CartState {
  const [cart, setCart] = useState(loaded)
  const [before, setBefore] = useState<PricedCart | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<MakeChange | null>(null)
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

  async function send(change: MakeChange) {
    setBusy(true)
    setWaiting(null)
    try {
      replaceCart(await changeCart(cart, change(cart)))
    } catch (error) {
      const failure = callFailureOf(error)
      applyFailure(failure)
      if (failure.isTemporary) setWaiting(() => change)
    } finally {
      setBusy(false)
    }
  }

  async function changeChoice(change: CartChange): Promise<FieldErrors> {
    setBusy(true)
    try {
      replaceCart(await changeCart(cart, change))
      return {}
    } catch (error) {
      const failure = callFailureOf(error)
      const isAboutCode = change.coupon && !failure.cart && !Object.keys(failure.fields).length
      if (isAboutCode) return { coupon: failure.message }
      if (Object.keys(failure.fields).length === 0) applyFailure(failure)
      return failure.fields
    } finally {
      setBusy(false)
    }
  }

  const agree = () => replaceCart(cart)
  const retry = waiting && (() => void send(waiting))
  return {
    cart,
    before,
    errorMessage,
    retry,
    isBusy,
    replaceCart,
    applyFailure,
    agree,
    changeLines: (change) => send(({ lines }) => ({ lines: change(lines.map(requestOfLine)) })),
    currencies: {
      current: cart.currency,
      all: cart.currencies,
      onChoose: (currency) => void send(() => ({ currency })),
    },
    changeChoice,
  }
}

/** The cookie forgets a paid cart, and names any other as the one this browser fills. Nobody fills that of a quote. */
function storeCart(cart: PricedCart): void {
  storeSeenCart(cart)
  if (cart.quote) return
  if (cart.state !== 'paid') {
    writeCart({ key: cart.cart_key, lines: cart.lines.length })
    storeCurrency(cart.currency)
  } else if (readCart()?.key === cart.cart_key) removeCart()
}

/** The cart as it was last seen, so that a price that changes meanwhile can be shown. */
function storeSeenCart(cart: PricedCart): void {
  storeInSession(nameOf(cart), cart)
}

/** The cart as seen before; null: nothing, or the cart itself has been changed since. */
function findSeenCart(cart: PricedCart): PricedCart | null {
  const seen = readFromSession(nameOf(cart), isSeenCart)
  if (!seen || seen.revision !== cart.revision || seen.quote_hash === cart.quote_hash) return null
  return seen
}

function nameOf(cart: PricedCart): string {
  return `seen:${cart.cart_key}`
}

function isSeenCart(value: unknown): value is PricedCart {
  return isRecord(value) && typeof value.quote_hash === 'string' && Array.isArray(value.lines)
}
