import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { BillStep, PricedCart } from '@/domain/cart/priced-cart'
import { summariseCart } from '@/domain/cart/summarise-cart'
import { describeTax } from '@/domain/tax/describe-tax'
import { rowsOfSteps, type BillRow } from './bill-rows'

/** Every step of every line; with several lines each begins with its typeface. */
export function rowsOfCart(cart: PricedCart): BillRow[] {
  return rowsOfSteps([...composeBill(cart.lines), ...discountOf(cart)], cart.currency)
}

/** The cart in one line, then its tax: shown beside the details and the payment. */
export function rowsOfSummary(cart: PricedCart): BillRow[] {
  const whole = addend(summariseCart(cart.lines), cart.net + cart.discount)
  const tax = cart.tax ? [addend(describeTax(cart.tax), cart.tax.amount)] : []
  return rowsOfSteps([whole, ...discountOf(cart), ...tax], cart.currency)
}

function discountOf(cart: PricedCart): BillStep[] {
  return cart.discount ? [addend('Discount', -cart.discount)] : []
}

function addend(text: string, amount: number): BillStep {
  return { text, amount, role: 'addend', struck: false }
}
