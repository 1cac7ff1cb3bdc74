import { formatAmount } from '../money/format-money'
import type { Extra } from '../pricing/extras'
import { countInWords, lowerFirst, pluralOf } from '../words'
import type { BillStep, PricedLine } from './priced-cart'

type BilledLine = {
  typeface: Pick<PricedLine['typeface'], 'name'>
  styles: readonly { typeface: { name: string } }[]
  bill: BillStep[]
}

/** The bill of a cart, or of the order it became: what it says of its only line needs no name. */
export function composeBill(lines: readonly BilledLine[]): BillStep[] {
  const [line, ...more] = lines
  return line && more.length === 0 ? line.bill : composeCartBill(lines)
}

/** The bills of all lines as one, each step of styles under its typeface's name. */
export function composeCartBill(lines: readonly BilledLine[]): BillStep[] {
  return lines.flatMap((line) => joinPlainLine(line.bill.map((step) => nameStep(step, line))))
}

/**
 * Where no indent tells a price that factors follow from what is added up, as on paper: "One style at 60.00", as a bill says of several
 * what each costs; "Web, to 10 000 views a month × 2: 120.00".
 */
export function stepInWords({ text, amount, role }: BillStep, currency: string): string {
  const money = formatAmount(amount, currency)
  if (role === 'addend') return `${text}: ${money}`
  return text.includes(' at ') ? text : `${text} at ${money}`
}

function nameStep(step: BillStep, line: BilledLine): BillStep {
  return step.role === 'inner' ? { ...step, text: nameText(step.text, line) } : step
}

/** A step that begins with a sub-family keeps its capital; one that begins with the name, all. */
function nameText(text: string, { typeface, styles }: BilledLine): string {
  const begins = (name: string) => text.startsWith(`${name}, `)
  if (begins(typeface.name) || begins(`Bundle ${typeface.name}`)) return text

  const subFamily = styles.map((style) => style.typeface.name).find(begins)
  if (subFamily?.startsWith(typeface.name)) return text
  return `${typeface.name}, ${subFamily ? text : lowerFirst(text)}`
}

/** "Young Serif, one style; Desktop, 1 user": where the licence changes nothing, one step says it. */
function joinPlainLine(bill: BillStep[]): BillStep[] {
  const [styles, licence] = bill
  if (bill.length !== 2 || styles?.amount !== licence?.amount) return bill
  if (styles?.role !== 'inner' || licence?.role !== 'addend') return bill
  return [{ ...licence, text: `${styles.text}; ${licence.text}` }]
}

/** A line in staff's own words, as a bill adds it up beside the others. */
export function billedExtra({ text, amount }: Extra): {
  typeface: { name: string }
  styles: never[]
  bill: BillStep[]
} {
  return {
    typeface: { name: text },
    styles: [],
    bill: [{ text, amount, role: 'addend', struck: false }],
  }
}

/** "Two families, three licences": a whole cart as one step of the bill. */
export function summariseCart(lines: readonly Pick<PricedLine, 'typeface' | 'licences'>[]): string {
  const families = new Set(lines.map((line) => line.typeface.id)).size
  const licences = lines.reduce((sum, line) => sum + line.licences.length, 0)
  return `${countedInWords(families, 'family')}, ${lowerFirst(countedInWords(licences, 'licence'))}`
}

/** "Fraunces, four styles; Desktop, 2–5 users; Web, to 10 000 views a month": one line as one step of the bill. */
export function summariseLine({
  typeface,
  styles,
  covers = styles,
  licences,
}: Pick<PricedLine, 'typeface' | 'styles' | 'covers' | 'licences'>): string {
  const whatOf = `${typeface.name}, ${lowerFirst(countedInWords(covers.length, 'style'))}`
  return [whatOf, ...licences.map(({ label }) => label)].join('; ')
}

function countedInWords(count: number, word: string): string {
  return `${countInWords(count)} ${pluralOf(count, word)}`
}
