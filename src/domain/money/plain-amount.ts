import { digitsOfCurrency } from './currencies'

/** 13500, "EUR" → "135.00": for programs and tables, without a sign of the currency. */
export function plainAmount(minor: number, currency: string): string {
  const digits = digitsOfCurrency(currency)
  const plain = String(Math.abs(minor)).padStart(digits + 1, '0')
  const split = plain.length - digits
  const fraction = digits > 0 ? `.${plain.slice(split)}` : ''
  return (minor < 0 ? '-' : '') + plain.slice(0, split) + fraction
}
