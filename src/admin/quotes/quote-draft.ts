import { digitsOfCurrency } from '@/domain/money/currencies'

export type ExtraDraft = { text: string; amount: string }

/** The form as it is typed; every text may be empty. */
export type QuoteDraft = {
  cart: string
  email: string
  name: string
  company: string
  licensee: string
  street: string
  postal_code: string
  city: string
  country: string
  extras: ExtraDraft[]
  note: string
  valid_until: string
  send: boolean
}

export const NO_DRAFT: QuoteDraft = {
  ...{ cart: '', email: '', name: '', company: '', licensee: '' },
  ...{ street: '', postal_code: '', city: '', country: '' },
  ...{ extras: [], note: '', valid_until: '', send: true },
}

/** The body of POST /api/quotes/make. The currency of lines of one's own is the shop's. */
export function bodyOf(draft: QuoteDraft, key: string, currency = 'EUR'): object {
  const { licensee, street, postal_code, city, country, extras, ...rest } = draft
  const hasAddress = [street, city, country].some((text) => text.trim() !== '')
  return {
    ...rest,
    key,
    extras: extras.map(({ text, amount }) => ({ text, amount: minorOf(amount, currency) })),
    ...(licensee.trim() && { licensee: { kind: 'client', name: licensee } }),
    ...(hasAddress && { address: { street, postal_code, city, country } }),
  }
}

/** "120", "120.50", "−20,00"; null: no amount. */
export function minorOf(text: string, currency: string): number | null {
  const digits = digitsOfCurrency(currency)
  const match = /^([-−]?)(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  const amount = Number(whole + fraction.padEnd(digits, '0'))
  return sign === '' ? amount : -amount
}
