import {
  billedExtra,
  composeBill,
  composeCartBill,
  summariseCart,
  summariseLine,
} from '@/domain/cart/compose-cart-bill'
import type { BillStep, PricedCart } from '@/domain/cart/priced-cart'
import { timeOfTotal } from '@/domain/licensing/rental'
import { formatAmount } from '@/domain/money/format-money'
import { addend } from '@/domain/quote/quoted-cart'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'
import { type BillRow, rowsOfSteps } from './bill-lines'

/** What stands beside the card without moving it. */
const MOST_PAID_ROWS = 5

/** "EUR, before VAT", "EUR a month, VAT included": beside the total. */
export function noteOfCart(cart: PricedCart): string {
  return taxNote(cart.tax, [cart.currency, timeOfTotal(cart)].filter(Boolean).join(' '))
}

/** Every step of every line; with several lines each begins with its typeface. */
export function rowsOfCart(cart: PricedCart): BillRow[] {
  return rowsOfSteps(
    [...composeBill([...cart.lines, ...cart.extras.map(billedExtra)]), ...discountOf(cart)],
    cart.currency,
  )
}

/** What is paid for, by name: every step, or every line in one, or a cart of many lines in one; then its tax. */
export function rowsOfPayment(cart: PricedCart): BillRow[] {
  const { lines, extras, currency } = cart
  const steps = composeCartBill([...lines, ...extras.map(billedExtra)])
  const inOne = [
    ...lines.map((line) => addend(summariseLine(line), line.amount)),
    ...extras.map(({ text, amount }) => addend(text, amount)),
  ]
  const shown = [steps, inOne].find((rows) => rows.length <= MOST_PAID_ROWS)
  if (!shown) return rowsOfSummary(cart)
  return [...rowsOfSteps([...shown, ...discountOf(cart)], currency), taxRow(cart)]
}

/** The cart in one line, then its tax: shown beside the details. */
export function rowsOfSummary(cart: PricedCart): BillRow[] {
  const extras = cart.extras.map(({ text, amount }) => addend(text, amount))
  const ofExtras = extras.reduce((sum, { amount }) => sum + amount, 0)
  const whole = addend(summariseCart(cart.lines), cart.net + cart.discount - ofExtras)
  const sold = cart.lines.length > 0 ? [whole] : []
  return [...rowsOfSteps([...sold, ...extras, ...discountOf(cart)], cart.currency), taxRow(cart)]
}

/** There from the beginning: when the tax comes, nothing moves. */
function taxRow({ tax, currency }: Pick<PricedCart, 'tax' | 'currency'>): BillRow {
  const text = tax ? describeTax(tax) : 'VAT, by your country'
  const amount = tax ? formatAmount(tax.amount, currency) : '–'
  return { key: 'tax', text, amount, inner: false, struck: false }
}

function discountOf(cart: PricedCart): BillStep[] {
  return cart.discounts.map(({ label, amount }) => addend(label, -amount))
}
