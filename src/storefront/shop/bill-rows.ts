import type { BillStep, PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import { countInWords, lowerFirst, pluralOf } from '@/domain/money/words'
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
  const named = cart.lines.length > 1
  const steps = cart.lines.flatMap((line) => (named ? namedSteps(line) : line.bill))
  return rowsOfSteps([...steps, ...discountOf(cart)], cart.currency)
}

/** The cart in one line, then its tax: what stands beside the details and the payment. */
export function rowsOfSummary(cart: PricedCart): BillRow[] {
  const steps = [addend(summaryText(cart.lines), cart.net + cart.discount), ...discountOf(cart)]
  if (cart.tax) steps.push(addend(describeTax(cart.tax), cart.tax.amount))
  return rowsOfSteps(steps, cart.currency)
}

/** "Two families, three licences". */
function summaryText(lines: PricedLine[]): string {
  const families = new Set(lines.map((line) => line.typeface.id)).size
  const licences = lines.reduce((sum, line) => sum + line.licences.length, 0)
  const first = `${countInWords(families)} ${pluralOf(families, 'family')}`
  return `${first}, ${lowerFirst(countInWords(licences))} ${pluralOf(licences, 'licence')}`
}

/** A line whose one licence costs what its styles cost is said in one go. */
function namedSteps(line: PricedLine): BillStep[] {
  const [styles, licence, ...more] = line.bill
  if (!styles) return []
  const first = `${line.typeface.name}, ${lowerFirst(styles.text)}`
  if (licence && !more.length && styles.role === 'inner' && licence.amount === styles.amount) {
    return [addend(`${first}; ${licence.text}`, licence.amount)]
  }
  return [{ ...styles, text: first }, ...line.bill.slice(1)]
}

function discountOf(cart: PricedCart): BillStep[] {
  return cart.discount ? [addend('Discount', -cart.discount)] : []
}

function addend(text: string, amount: number): BillStep {
  return { text, amount, role: 'addend', struck: false }
}
