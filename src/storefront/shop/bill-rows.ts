import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { BillStep, PricedCart } from '@/domain/cart/priced-cart'
import { summariseCart } from '@/domain/cart/summarise-cart'
import { formatAmount } from '@/domain/money/format-money'
import { describeTax } from '@/domain/tax/describe-tax'

/** One line of a bill as it is shown. `key` stays while the words change, so only new lines move. */
export type BillRow = { key: string; text: string; amount: string; inner: boolean; struck: boolean }

export function rowsOfSteps(steps: BillStep[], currency: string): BillRow[] {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const head = step.role === 'inner' ? 'inner' : (step.text.split(/[,;]/)[0] ?? '')
    const place = seen.get(head) ?? 0
    seen.set(head, place + 1)
    return {
      key: `${head} ${place}`,
      text: step.text,
      amount: formatAmount(step.amount, currency),
      inner: step.role === 'inner',
      struck: step.struck,
    }
  })
}

/** Every step of every line; with several lines each begins with its typeface. */
export function rowsOfCart(cart: PricedCart): BillRow[] {
  return rowsOfSteps([...composeBill(cart.lines), ...discountOf(cart)], cart.currency)
}

/** The cart in one line, then its tax: what stands beside the details and the payment. */
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
