import { formatMoney, plainAmount } from '../money/format-money'

/** As `formatMoney` writes an amount, before its sign of the currency. */
const POINT = /(?<=\d)\.(?=\d{2,3}\u00a0(?:€|[A-Z]{3}))/g

/** 2380, "EUR" → "23.80 €", and for who reads German "23,80 €". */
export function writeMoney(minor: number, currency: string, language: string): string {
  return language === 'de' ? germanMoney(minor, currency) : formatMoney(minor, currency)
}

export function moneyIn(language: string): typeof formatMoney {
  return language === 'de' ? germanMoney : formatMoney
}

function germanMoney(minor: number, currency: string): string {
  return withGermanAmounts(formatMoney(minor, currency))
}

/** A sentence whose amounts were written into it: each with a comma. What somebody typed has a plain space, and stays. */
export function withGermanAmounts(sentence: string): string {
  return sentence.replace(POINT, ',')
}

/** What stands in a field that an amount is typed into. */
export function amountToType(minor: number, currency: string, language: string): string {
  return inTypedForm(plainAmount(minor, currency), language)
}

/** "0.75" as it stands in a field of a form: "0,75" for who reads German. */
export function inTypedForm(decimal: string, language: string): string {
  return language === 'de' ? decimal.replace('.', ',') : decimal
}

/** "0,75" → "0.75", as it is kept. What is no such number stays as it was typed. */
export function fromTypedForm(text: string): string {
  const plain = text.trim()
  return /^\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
}
