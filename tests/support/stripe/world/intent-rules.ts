import type { Form } from '../server/read-form'
import { groupOf, integerOf, textOf } from '../server/read-form'
import { invalid } from '../server/stripe-refusal'
import { isKnownCurrency, refuseFractions } from './currency-rules'

/** The least that may be charged, in Stripe's units. */
const LEAST: Record<string, number> = {
  eur: 50,
  usd: 50,
  gbp: 30,
  chf: 50,
  sek: 300,
  dkk: 250,
  nok: 300,
  pln: 200,
  czk: 1500,
  cad: 50,
  aud: 50,
  jpy: 50,
  huf: 17_500,
}

const MOST = 99_999_999
const MORE: Record<string, number> = {
  huf: 9_999_999_999,
  idr: 999_999_999_999,
  jpy: 9_999_999_999,
}

export function checkedCurrency(form: Form): string {
  const currency = textOf(form, 'currency')
  if (currency === null) throw invalid('Missing required param: currency.', { param: 'currency' })
  if (!isKnownCurrency(currency)) {
    throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' })
  }
  return currency
}

export function checkedAmount(form: Form, currency: string): number {
  const amount = integerOf(form, 'amount')
  if (amount === null) throw invalid('Missing required param: amount.', { param: 'amount' })
  if (amount < (LEAST[currency] ?? 1)) {
    throw invalid('Amount must be at least the least that may be charged.', {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > (MORE[currency] ?? MOST)) {
    throw invalid('Amount is too large.', { code: 'amount_too_large', param: 'amount' })
  }
  refuseFractions(amount, currency)
  return amount
}

/** 50 keys, names of 40 and values of 500 characters. An empty value takes the key away. */
export function mergedMetadata(before: Record<string, string>, form: Form) {
  const given = Object.entries(groupOf(form, 'metadata'))
  const unfit = given.find(([name, value]) => name.length > 40 || String(value).length > 500)
  if (unfit) throw invalid('Metadata is too long.', { param: `metadata[${unfit[0]}]` })

  const merged = { ...before, ...Object.fromEntries(given) }
  const kept = Object.entries(merged).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  if (kept.length > 50) throw invalid('Metadata has more than 50 keys.', { param: 'metadata' })
  return Object.fromEntries(kept)
}

export function checkedText(form: Form, name: string, longest: number): string | null {
  const text = textOf(form, name)
  if (text !== null && text.length > longest) {
    throw invalid(`Invalid string: ${name} is too long.`, { param: name })
  }
  return text
}

export function checkedEmail(form: Form): string | null {
  const email = checkedText(form, 'receipt_email', 512)
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'receipt_email',
    })
  }
  return email
}
