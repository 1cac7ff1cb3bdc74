import type { PricedCart } from '@/domain/cart/priced-cart'
import { rentalConsent } from '@/domain/licensing/rental'
import { formatAmount } from '@/domain/money/format-money'
import { Bill, type BillProps } from '../shop/bill/bill'
import type { BillRow } from '../shop/bill/bill-lines'
import { noteOfCart, rowsOfSummary } from '../shop/bill/cart-rows'
import { figureFaceOf } from '../shop/bill/figure-face'
import { findChoice, type ShopChoice } from '../shop/shop-choice'

type SummaryBillProps = Pick<
  BillProps,
  'currencies' | 'isBusy' | 'errorMessage' | 'onRetry' | 'children'
> & {
  cart: PricedCart
  choices: ShopChoice[]
  /** Without them the cart is one line. */
  rows?: BillRow[]
}

/** The bill beside the details and the payment: what is bought, its tax, its total. */
export function SummaryBill({
  cart,
  choices,
  rows = rowsOfSummary(cart),
  ...bill
}: SummaryBillProps) {
  return (
    <Bill
      rows={rows}
      total={formatAmount(cart.total, cart.currency)}
      note={noteOfCart(cart)}
      holdsHeight
      figures={figureFaceOf(findChoice(choices, cart.lines[0]?.typeface.slug ?? ''))}
      {...bill}
    />
  )
}

/** What paying for a rental agrees to: before the bill, whose button covers on a phone what comes after it. */
export function RentalConsent({ cart }: { cart: PricedCart }) {
  const words = rentalConsent(cart)
  return words && <p className="soft rental-consent">{words}</p>
}
