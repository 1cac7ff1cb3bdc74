import { useEffect, useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { isRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import type { FieldErrors } from '@/domain/shop-error'
import { readFromSession, storeInSession } from '../../shell/requests/browser-storage'
import { type CallFailure, callFailureOf } from '../call-failure'
import { type CurrencyChoice, storeCurrency } from '../currency/currency-select'
import { type CartChange, changeCart, fetchCart, requestOfLine } from './cart-client'
import { readCart, removeCart, writeCart } from './cart-store'
import { CartWrites } from './cart-writes'
import { describePriceChange } from './describe-price-change'

/** A change of the cart as it is when the change is sent, which may be a second time. */
type MakeChange = (cart: PricedCart) => CartChange

/** What became of a choice. */
export type ChoiceOutcome = {
  isStored: boolean
  /** What is wrong with it, by its field. */
  errors: FieldErrors
}

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
  changeLines: (change: (lines: CartLineRequest[]) => CartLineRequest[]) => Promise<void>
  currencies: CurrencyChoice
  changeChoice: (change: MakeChange) => Promise<ChoiceOutcome>
  writes: CartWrites
}

/** The state of one open cart. The server's answer always replaces what is shown. */
export function useCart(loaded: PricedCart): CartState {
  const [cart, setCart] = useState(loaded)
  const [writes] = useState(() => new CartWrites(loaded))
  const [before, setBefore] = useState<PricedCart | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<MakeChange | null>(null)
  const [onTheirWay, setOnTheirWay] = useState(0)

  useEffect(() => {
    const applyLoaded = (fresh: PricedCart) => {
      if (fresh.revision < writes.cart.revision) return
      const seen = findSeenCart(fresh)
      writes.note(fresh)
      setCart(fresh)
      if (seen && describePriceChange(seen, fresh)) setBefore(seen)
      else storeCart(fresh)
    }
    applyLoaded(loaded)
    // A page restored by the browser may be older than the cart.
    fetchCart(loaded.cart_key).then(applyLoaded, () => {})
  }, [loaded, writes])

  function replaceCart(next: PricedCart) {
    setBefore(null)
    setErrorMessage(null)
    setWaiting(null)
    writes.note(next)
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
      writes.note(failure.cart)
      setCart(failure.cart)
    } else {
      replaceCart(failure.cart)
      setErrorMessage(failure.message)
    }
    return true
  }

  /** null: it is stored. What the cart holds already is not sent again. */
  async function write(change: MakeChange): Promise<CallFailure | null> {
    setOnTheirWay((count) => count + 1)
    setWaiting(null)
    try {
      await writes.inTurn(async (current) => {
        const wanted = change(current)
        if (!holdsAlready(current, wanted)) replaceCart(await changeCart(current, wanted))
      })
      return null
    } catch (error) {
      return callFailureOf(error)
    } finally {
      setOnTheirWay((count) => count - 1)
    }
  }

  async function send(change: MakeChange) {
    const failure = await write(change)
    if (failure === null) return
    applyFailure(failure)
    if (failure.isTemporary) setWaiting(() => change)
  }

  async function changeChoice(change: MakeChange): Promise<ChoiceOutcome> {
    const failure = await write(change)
    if (failure === null) return { isStored: true, errors: {} }
    const { fields, message } = failure
    const isAboutCode = change(writes.cart).coupon && !failure.cart && isEmpty(fields)
    if (isAboutCode) return { isStored: false, errors: { coupon: message } }
    if (isEmpty(fields)) applyFailure(failure)
    return { isStored: false, errors: fields }
  }

  const agree = () => replaceCart(cart)
  const retry = waiting && (() => void send(waiting))
  return {
    cart,
    before,
    errorMessage,
    retry,
    isBusy: onTheirWay > 0,
    replaceCart,
    applyFailure,
    agree,
    changeLines: (change) => send(({ lines }) => ({ lines: change(lines.map(requestOfLine)) })),
    currencies: {
      current: cart.currency,
      all: cart.currencies,
      onChoose: (currency) => {
        storeCurrency(currency)
        void send(() => ({ currency }))
      },
    },
    changeChoice,
    writes,
  }
}

function isEmpty(fields: FieldErrors): boolean {
  return Object.keys(fields).length === 0
}

/** Lines are compared by nobody: whoever changes them knows that they are others. */
function holdsAlready(cart: PricedCart, wanted: CartChange): boolean {
  const held: Record<string, unknown> = {
    currency: cart.currency,
    coupon: cart.coupon?.code ?? null,
    audience: cart.audience?.key ?? null,
    purchase_order: cart.purchase_order,
    note: cart.note,
  }
  return Object.entries(wanted).every(
    ([name, value]) => Object.hasOwn(held, name) && ownValue(held, name) === value,
  )
}

/** The cookie forgets a paid cart, and names any other as the one this browser fills. Nobody fills that of a quote. */
function storeCart(cart: PricedCart): void {
  storeSeenCart(cart)
  if (cart.quote) return
  if (cart.state !== 'paid') writeCart({ key: cart.cart_key, lines: cart.lines.length })
  else if (readCart()?.key === cart.cart_key) removeCart()
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
