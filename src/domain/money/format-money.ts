import { groupThousands } from '../words'
import { digitsOfCurrency } from './currencies'

const NO_BREAK_SPACE = '\u00a0'

/** 55335, "EUR" → "553.35 €". */
export function formatMoney(minor: number, currency: string): string {
  return formatAmount(minor, currency) + NO_BREAK_SPACE + signOfCurrency(currency)
}

export function signOfCurrency(currency: string): string {
  return currency === 'EUR' ? '€' : currency
}

/** 1234500 → "12 345.00", with a thin space. */
export function formatAmount(minor: number, currency = 'EUR'): string {
  const decimals = digitsOfCurrency(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const split = digits.length - decimals

  const whole = groupThousands(digits.slice(0, split))
  const fraction = decimals ? `.${digits.slice(split)}` : ''
  return (minor < 0 ? '−' : '') + whole + fraction
}

/** 13500, "EUR" → "135.00": for programs and tables, without a sign of the currency. */
export function plainAmount(minor: number, currency: string): string {
  const digits = digitsOfCurrency(currency)
  const plain = String(Math.abs(minor)).padStart(digits + 1, '0')
  const split = plain.length - digits
  const fraction = digits > 0 ? `.${plain.slice(split)}` : ''
  return (minor < 0 ? '-' : '') + plain.slice(0, split) + fraction
}
