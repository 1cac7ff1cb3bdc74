import { formatAmount } from '@/domain/money/format-money'
import { countOf } from '@/domain/words'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { taxNote } from '@/domain/tax/describe-tax'
import { LicenseeChoice } from '../../checkout/details/licensee-choice'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { rowsOfCart } from '../bill/cart-rows'
import { CartLine } from './cart-line'
import { CartOffers } from '../offers/cart-offers'
import { figureFaceOf } from '../bill/figure-face'
import { showStep } from '../use-shop-query'
import { findChoice, type ShopChoice } from '../shop-choice'
import type { CartState } from './use-cart'

type CartStepProps = { cartState: CartState; choices: ShopChoice[]; rules: PriceRules }

/** What is in the cart, who it is for, and what it costs. */
export function CartStep({ cartState, choices, rules }: CartStepProps) {
  const { cart, errorMessage, retry, isBusy, changeLines } = cartState
  const first = cart.lines[0]?.typeface.slug ?? ''

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
        <ul className="lines">
          {cart.lines.map((line, index) => (
            <CartLine
              key={line.id}
              line={line}
              choice={findChoice(choices, line.typeface.slug)}
              currency={cart.currency}
              onRemove={() => void changeLines((lines) => lines.toSpliced(index, 1))}
            />
          ))}
        </ul>
      </section>
      <section className="tight">
        <CartOffers cartState={cartState} choices={choices} rules={rules} />
        <LicenseeChoice cartKey={cart.cart_key} />
      </section>
      <Bill
        rows={rowsOfCart(cart)}
        total={formatAmount(cart.net, cart.currency)}
        note={taxNote(null, cart.currency)}
        figures={figureFaceOf(findChoice(choices, first))}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onRetry={retry}
      >
        <ActionButton
          label="Your details"
          disabled={isBusy}
          onPress={() => showStep(cart.cart_key, 'details')}
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
