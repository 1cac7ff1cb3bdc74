import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatAmount, formatMoney } from '@/domain/money/format-money'
import { taxNote } from '@/domain/tax/describe-tax'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { rowsOfCart, rowsOfSummary } from '../bill/cart-rows'
import { figureFaceOf, thinFaceOf } from '../bill/figure-face'
import { findChoice, type ShopChoice } from '../shop-choice'
import { describePriceChange } from './describe-price-change'
import type { CartState } from './use-cart'

type PriceChangedProps = { before: PricedCart; cartState: CartState; choices: ShopChoice[] }

/** Both bills side by side. The visitor agrees, or removes what changed, before going on. */
export function PriceChanged({ before, cartState, choices }: PriceChangedProps) {
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
    note: taxNote(cart.tax, cart.currency),
  }
}
