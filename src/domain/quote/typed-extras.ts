import { digitsOfCurrency, nameOfCurrency } from '../money/currencies'
import { readAmount } from '../money/read-amount'
import type { Extra } from '../pricing/extras'
import { InvalidRequest, type FieldErrors } from '../shop-error'

/** A line in staff's own words as it was typed: how many digits its amount has, its currency says. */
export type TypedExtra = { text: string; amount: string }

const LARGEST = 100_000_000

/** In the currency of the cart they are added to; throws, naming every amount that is none of this currency. */
export function extrasIn(currency: string, typed: readonly TypedExtra[]): Extra[] {
  const errors: FieldErrors = {}
  const extras = typed.map(({ text, amount: words }, index) => {
    const amount = readAmount(words, currency)
    if (amount === null || Math.abs(amount) > LARGEST) {
      errors[`extras.${index}.amount`] = sentenceFor(currency, text)
    }
    return { text, amount: amount ?? 0 }
  })
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return extras
}

function sentenceFor(currency: string, text: string): string {
  const such = digitsOfCurrency(currency) === 0 ? '1200 or −200' : '120.00 or −20.00'
  return `Write the amount of “${text}” in ${nameOfCurrency(currency)} (${currency}), such as ${such}.`
}
