'use client'

import { useMemo } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { orderAnswersOf } from '@/domain/licensing/answers/order-question'
import { formatAmount, formatMoney } from '@/domain/money/format-money'
import type { OwnDetails } from '@/domain/order/mine-answer'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { withShownTax } from '@/domain/pricing/shown-price'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { DetailsStep } from '../../checkout/details/details-step'
import { PaymentStep } from '../../checkout/payment/payment-step'
import { findStoredOrder } from '../../checkout/stored-order'
import { SummaryBill } from '../../checkout/summary-bill'
import { useFocusNext, useHeadingFocus } from '../../shell/navigation/move-focus'
import { ActionLink, ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { noteOfCart, rowsOfPayment, rowsOfCart, rowsOfSummary } from '../bill/cart-rows'
import { thinFaceOf, figureFaceOf } from '../bill/figure-face'
import { pricesIn } from '../currency/use-prices'
import { type ShopChoice, findChoice } from '../shop-choice'
import { ShopPanel } from '../shop-panel'
import type { ShopStep } from '../shop-paths'
import { useRowInView } from '../panel-effects'
import { useShopQuery } from '../use-shop-query'
import { isAnswered } from './cart-answers'
import { CartStep } from './cart-step'
import { type CartState, useCart } from './use-cart'
import { useInBrowser } from '../../ui/use-in-browser'
import { describePriceChange } from './describe-price-change'

/** What removes each line; of an empty cart, its heading. */
const GO_ON = '.lines .tail > button, main:not(:has(.lines)) h1'

type CartViewProps = {
  cart: PricedCart
  choices: ShopChoice[]
  rules: ShopPrices
  /** Of whoever is signed in; null: nobody is. */
  own: OwnDetails | null
  seller: SiteFrame['seller']
  demo: boolean
}

/** /cart/{cart_key}: the steps of one cart, each with its own URL. */
export function CartView({ cart: loaded, demo, own, seller, ...shop }: CartViewProps) {
  const query = useShopQuery()
  const loadedState = useCart(loaded)
  const cartState = { ...loadedState, ...shownIn(loadedState, shop.rules) }
  const step = reachable(query.step, cartState, shop.rules)
  const { choices, rules } = useMemo(
    () => withAnswers(pricesIn(cartState.cart.currency, shop), cartState.cart.order_questions),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the parts of `shop`
    [cartState.cart.currency, cartState.cart.order_questions, shop.choices, shop.rules],
  )
  const shown = { cartState, choices, rules, own, seller }
  useHeadingFocus(cartState.before ? 'price-changed' : step)
  useFocusNext(
    cartState.cart.lines.map(({ id }) => id),
    GO_ON,
  )
  useRowInView(loaded.lines.at(-1)?.typeface.slug)

  return (
    <ShopPanel step={step} cartKey={loaded.cart_key} demo={demo}>
      <CartContent {...shown} step={step} returnedIntent={query.intent} />
    </ShopPanel>
  )
}

/** Until the buyer's country is known, with the VAT that prices are shown with. */
function shownIn({ cart, before }: CartState, { tax }: ShopPrices) {
  return { cart: withShownTax(cart, tax), before: before && withShownTax(before, tax) }
}

type CartContentProps = {
  cartState: CartState
  choices: ShopChoice[]
  rules: ShopPrices
  own: OwnDetails | null
  seller: SiteFrame['seller']
  step: ShopStep
  /** The payment a bank's page sent the visitor back with. */
  returnedIntent: string | null
}

function CartContent(props: CartContentProps) {
  const { cartState, choices, rules, own, seller, step, returnedIntent } = props
  const { cart, before, errorMessage } = cartState
  if (cart.state === 'paid' && !returnedIntent) return <PaidCart cart={cart} choices={choices} />
  if (isEmpty(cart)) {
    const { currency, held_note: note } = cart
    return <EmptyCart {...{ currency, choices, note, errorMessage }} />
  }
  if (before) return <PriceChanged before={before} cartState={cartState} choices={choices} />
  if (step === 'details') return <DetailsStep {...{ cartState, choices, own }} />
  if (step === 'payment') {
    return <PaymentStep {...{ cartState, choices, seller, returnedIntent }} />
  }
  return <CartStep {...{ cartState, choices, rules, own }} zone={seller.timeZone} />
}

/** A quote may hold lines in staff's own words alone. */
function isEmpty({ lines, extras }: PricedCart): boolean {
  return lines.length + extras.length === 0
}

/** An empty cart has no further steps, nor one that still needs answers; payment comes after the details. */
function reachable(step: ShopStep, { cart }: CartState, rules: ShopPrices): ShopStep {
  if (isEmpty(cart)) return 'cart'
  if (cart.state === 'open' && !isAnswered(cart, rules.licenceTypes)) return 'cart'
  return step === 'payment' && cart.state === 'open' ? 'details' : step
}

/** What was answered once for the order is part of every price, of an offer's too. */
function withAnswers<Prices extends { rules: ShopPrices }>(
  prices: Prices,
  questions: PricedCart['order_questions'],
): Prices {
  const chosen = Object.fromEntries(questions.map(({ key, answer }) => [key, answer ?? '']))
  return { ...prices, rules: { ...prices.rules, orderAnswers: orderAnswersOf(questions, chosen) } }
}

type EmptyCartProps = {
  currency: string
  choices: ShopChoice[]
  /** Why what was in it is gone. */
  note: string | null
  errorMessage: string | null
}

function EmptyCart({ currency, choices, note, errorMessage }: EmptyCartProps) {
  return (
    <>
      <section>
        <h1 tabIndex={-1}>
          <b>Your cart is empty</b>
        </h1>
        {note && <p role="status">{note}</p>}
      </section>
      <div className="is-zero bill-place">
        <Bill
          rows={[]}
          total={formatAmount(0, currency)}
          note={currency}
          figures={thinFaceOf(choices[0] ?? null)}
          variant="empty"
          errorMessage={errorMessage}
        >
          <ActionLink href="/" label="Choose typefaces" />
        </Bill>
      </div>
    </>
  )
}

/** A cart cannot be bought twice: it shows its bill and a link to its order. */
function PaidCart({ cart, choices }: { cart: PricedCart; choices: ShopChoice[] }) {
  const orderPath = useInBrowser(() => findStoredOrder(cart.cart_key)?.path ?? null, null)

  return (
    <>
      <section>
        <h1 tabIndex={-1}>
          <b>This cart is paid</b>
        </h1>
        <p className="soft">The order and its fonts are in the buyer’s e-mail.</p>
      </section>
      <SummaryBill cart={cart} choices={choices} rows={rowsOfPayment(cart)}>
        {orderPath ? (
          <ActionLink href={orderPath} label="Your order" />
        ) : (
          <ActionLink href="/" label="Choose typefaces" />
        )}
      </SummaryBill>
    </>
  )
}

type PriceChangedProps = { before: PricedCart; cartState: CartState; choices: ShopChoice[] }

/** Both bills side by side. The visitor agrees, or removes what changed, before going on. */
function PriceChanged({ before, cartState, choices }: PriceChangedProps) {
  const { cart, isBusy, errorMessage, agree, changeLines } = cartState
  const change = describePriceChange(before, cart)
  if (!change) return null

  const choice = findChoice(choices, cart.lines[0]?.typeface.slug ?? '')
  const hasChanged = (index: number) => change.lines.includes(cart.lines[index]?.id ?? '')
  const agreeLabel = `Keep it at ${formatMoney(cart.total, cart.currency)}`

  return (
    <>
      <section role="alert">
        <h1 tabIndex={-1}>
          <b>{change.heading}</b>
        </h1>
        <p className="soft">{change.sentence}</p>
        {errorMessage && <p className="error-message">{errorMessage}</p>}
      </section>
      <div className="sides">
        <div>
          <h2>Before</h2>
          <Bill {...billOf(before)} figures={thinFaceOf(choice)} variant="before" />
        </div>
        <div>
          <h2>Now</h2>
          <Bill {...billOf(cart)} figures={figureFaceOf(choice)} />
        </div>
      </div>
      <div className="two-do">
        {change.names && (
          <ActionButton
            quiet
            label={`Remove ${change.names}`}
            sign="×"
            disabled={isBusy}
            onPress={() =>
              void changeLines((lines) => lines.filter((_, index) => !hasChanged(index)))
            }
          />
        )}
        <ActionButton label={agreeLabel} disabled={isBusy} onPress={agree} />
      </div>
    </>
  )
}

/** Before the country is known a bill shows every step; after it, the tax matters more. */
function billOf(cart: PricedCart) {
  return {
    rows: cart.tax ? rowsOfSummary(cart) : rowsOfCart(cart),
    total: formatAmount(cart.total, cart.currency),
    note: noteOfCart(cart),
  }
}
