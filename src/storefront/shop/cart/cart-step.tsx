import { useState } from 'react'
import type { CartOfQuote, PricedCart } from '@/domain/cart/priced-cart'
import { longDate } from '@/domain/long-date'
import { formatAmount, formatMoney } from '@/domain/money/format-money'
import type { OwnDetails } from '@/domain/order/mine-answer'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownParts } from '@/domain/pricing/shown-price'
import { countOf } from '@/domain/words'
import { QuoteRequest } from '../../checkout/quote/quote-request'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { rowsOfTax } from '../bill/bill-lines'
import { noteOfCart, rowsOfCart } from '../bill/cart-rows'
import { figureFaceOf } from '../bill/figure-face'
import { storeCurrency, useStoredCurrency } from '../currency/currency-select'
import { OfferRow } from '../offers/offer-row'
import { type OfferInCart, offersInCart, withTaken } from '../offers/offers-in-cart'
import { findChoice, type ShopChoice } from '../shop-choice'
import { showStep } from '../use-shop-query'
import { useAnswers } from './cart-answers'
import { CartLine } from './cart-line'
import { PriceChoices } from './price-choices'
import type { CartState } from './use-cart'

type CartStepProps = {
  cartState: CartState
  choices: ShopChoice[]
  rules: PriceRules
  own: OwnDetails | null
  zone: string
}

/** What is in the cart, and what it costs. */
export function CartStep({ cartState, choices, rules, own, zone }: CartStepProps) {
  const { cart, errorMessage, retry, isBusy, changeLines } = cartState
  const first = cart.lines[0]?.typeface.slug ?? ''
  const answers = useAnswers(cartState, rules.licenceTypes)

  const [isGoingOn, setGoingOn] = useState(false)
  const shown = rules.tax ? cart : { ...cart, tax: null, total: cart.net }
  const { currency, discounts, lines, extras } = cart
  const nets = [...lines, ...extras, ...discounts.map(({ amount }) => ({ amount: -amount }))]
  const parts = shownParts(
    nets.map(({ amount }) => amount),
    shown.tax,
  )

  async function goOn() {
    setGoingOn(true)
    if (await answers.complete()) showStep(cart.cart_key, 'details')
    setGoingOn(false)
  }

  return (
    <>
      <section>
        <h1 className="vh" tabIndex={-1}>
          Cart
        </h1>
        <h2>
          <span>In your cart</span>
          <span className="num">{familiesText(cart.lines.map((line) => line.typeface.id))}</span>
        </h2>
        {cart.held_note && <p role="status">{cart.held_note}</p>}
        {cart.quote && <QuoteNotice quote={cart.quote} zone={zone} />}
        {cart.currency_note && <p role="status">{cart.currency_note}</p>}
        <OtherCurrency cartState={cartState} />
        <ul className="lines">
          {lines.map((line, index) => (
            <CartLine
              key={line.id}
              {...{ line, zone, answers }}
              amount={formatAmount(parts[index] ?? 0, currency)}
              choice={findChoice(choices, line.typeface.slug)}
              onRemove={
                cart.quote ? null : () => void changeLines((lines) => lines.toSpliced(index, 1))
              }
            />
          ))}
          <ExtraLines extras={extras} amounts={parts.slice(lines.length)} currency={currency} />
        </ul>
      </section>
      <section className="tight">
        {!cart.quote && <CartOffers cartState={cartState} choices={choices} rules={rules} />}
        <PriceChoices cartState={cartState} hasTried={answers.hasTried}>
          {!cart.quote && (
            <QuoteRequest cartKey={cart.cart_key} own={own} complete={answers.complete} />
          )}
        </PriceChoices>
      </section>
      <Bill
        foldsLines
        rows={[...rowsOfCart(cart), ...rowsOfTax(shown)]}
        total={formatAmount(shown.total, currency)}
        note={noteOfCart(shown)}
        currencies={cartState.currencies}
        figures={figureFaceOf(findChoice(choices, first))}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onRetry={retry}
      >
        <ActionButton
          label="Your details"
          total={formatMoney(shown.total, currency)}
          disabled={isGoingOn}
          onPress={() => void goOn()}
        />
      </Bill>
    </>
  )
}

/** "2 families". */
function familiesText(typefaces: string[]): string {
  const count = new Set(typefaces).size
  return countOf(count, 'family')
}

/** Why nothing of this cart can be changed. */
function QuoteNotice({ quote, zone }: { quote: CartOfQuote; zone: string }) {
  return (
    <div className="notice">
      <b>
        These lines stand as they were quoted in <a href={quote.url}>{quote.number}</a>
      </b>
      <p>
        Their price holds until {longDate(quote.valid_until, zone)}. What their licences say of a
        use can be corrected here. For other styles or licences, make a cart of your own, or ask for
        another quote.
      </p>
    </div>
  )
}

/** The whole site follows one currency: a cart in another is asked about, and never changed by itself. */
function OtherCurrency({ cartState }: Pick<CartStepProps, 'cartState'>) {
  const chosen = useStoredCurrency()
  const { cart, currencies } = cartState
  const isOther = chosen !== null && chosen !== cart.currency && currencies.all.includes(chosen)
  if (!isOther || cart.quote) return null
  return (
    <div className="notice" role="status">
      <b>
        You chose {chosen}, and this cart is in {cart.currency}
      </b>
      <p className="other-currency">
        <button type="button" className="lk" onClick={() => currencies.onChoose(chosen)}>
          Change it to {chosen}
        </button>
        <button type="button" className="lk" onClick={() => storeCurrency(cart.currency)}>
          Keep {cart.currency}
        </button>
      </p>
    </div>
  )
}

type ExtraLinesProps = Pick<PricedCart, 'extras' | 'currency'> & { amounts: number[] }

/** What staff wrote beside the typefaces. */
function ExtraLines({ extras, amounts, currency }: ExtraLinesProps) {
  return extras.map(({ text }, index) => (
    <li key={`${text} ${index}`}>
      <h3>{text}</h3>
      <p className="num">{formatAmount(amounts[index] ?? 0, currency)}</p>
    </li>
  ))
}

type CartOffersProps = { cartState: CartState; choices: ShopChoice[]; rules: PriceRules }

/** What a cart may gain in one tap. */
function CartOffers({ cartState, choices, rules }: CartOffersProps) {
  const { cart, changeLines } = cartState
  const [taken, setTaken] = useState<OfferInCart[]>([])

  function take(offer: OfferInCart) {
    setTaken([...taken, offer])
    void changeLines(offer.change)
  }

  return withTaken(offersInCart(cart, choices, rules), taken, cart).map((offer) => (
    <OfferRow key={offer.key} offer={offer} onAdd={offer.isTaken ? null : () => take(offer)} />
  ))
}
