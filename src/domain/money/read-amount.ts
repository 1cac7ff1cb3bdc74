import { digitsOfCurrency } from './currencies'

/** "120", "120.50", "−20,00" as somebody types it, in the currency's smallest units; null: no amount of this currency. */
export function readAmount(text: string, currency: string): number | null {
  const digits = digitsOfCurrency(currency)
  const match = /^([-−]?)(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  const amount = Number(whole + fraction.padEnd(digits, '0'))
  return sign === '' || amount === 0 ? amount : -amount
}
