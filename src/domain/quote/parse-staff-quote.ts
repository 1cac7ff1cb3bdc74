import type { CartLineRequest } from '../cart/cart-request'
import { parseCartLines } from '../cart/parse-cart-lines'
import { hasErrors, parseOptionalText, parseText, unwrap } from '../customer/parse-text'
import { isRecord } from '../is-record'
import { digitsOfCurrency, nameOfCurrency } from '../money/currencies'
import { readAmount } from '../money/read-amount'
import type { Extra } from '../pricing/extras'
import { assertFaultless, type FieldErrors, InvalidRequest } from '../shop-error'
import { parseQuotePerson, type QuotePerson } from './parse-quote-request'

/** A quote that staff make: of a cart or of fonts they choose, of lines in their own words, or of both. */
export type StaffQuote = {
  /** Made by the form, once for what staff want: sent twice it is one quote. */
  key: string
  /** null: none; the fonts are chosen here, or there are only lines in staff's own words. */
  cartKey: string | null
  /** Fonts that staff chose, as a cart holds them. */
  lines: CartLineRequest[]
  person: QuotePerson
  extras: TypedExtra[]
  note: string | null
  /** null: as long as a quote of this shop holds. */
  /** A day, through the whole of which it holds. */
  validUntil: string | null
  /** Whether its link goes to the client by mail. */
  isSent: boolean
}

const MOST_EXTRAS = 30

const LONGEST_NOTE = 500

export function parseStaffQuote(body: unknown): StaffQuote {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parseQuotePerson(given, errors)
  const extras = readExtras(given.extras, errors)
  const cartKey = readCart(given.cart, errors)
  const note = unwrap(parseOptionalText(given.note, LONGEST_NOTE), { path: 'note', errors })
  const validUntil = readDay(given.valid_until, errors)
  const lines = readLines(given.lines, errors)
  if (cartKey === null && extras.length + lines.length === 0)
    errors.cart ??= 'Choose fonts, paste the address of a cart, or write a line of your own.'
  if (cartKey !== null && lines.length > 0)
    errors.cart ??= 'Choose fonts here or paste the address of a cart, not both.'

  if (person === null || hasErrors(errors)) throw new InvalidRequest(errors)
  const key = typeof given.key === 'string' ? given.key.slice(0, 100) : ''
  const isSent = given.send === true
  return { key, cartKey, lines, person, extras, note, validUntil, isSent }
}

/** Its address or its key. */
function readCart(value: unknown, errors: FieldErrors): string | null {
  const text = unwrap(parseOptionalText(value, 400), { path: 'cart', errors })
  return text && (/\/cart\/([\w-]+)/.exec(text)?.[1] ?? text)
}

function readLines(value: unknown, errors: FieldErrors): CartLineRequest[] {
  if (value === undefined || value === null) return []
  const parsed = parseCartLines(value)
  if (parsed.kind === 'lines') return parsed.lines
  Object.assign(errors, parsed.fields)
  return []
}

function readExtras(value: unknown, errors: FieldErrors): TypedExtra[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MOST_EXTRAS) {
    errors.extras = `A quote holds ${MOST_EXTRAS} lines of your own at most.`
    return []
  }
  return value.map((line: unknown, index) => readExtra(line, `extras.${index}`, errors))
}

function readExtra(value: unknown, path: string, errors: FieldErrors): TypedExtra {
  const { text, amount } = isRecord(value) ? value : {}
  const rule = { missing: 'Write what this is for.' }
  return {
    text: unwrap(parseText(text, rule), { path: `${path}.text`, errors }) ?? '',
    amount: typeof amount === 'string' ? amount : '',
  }
}

function readDay(value: unknown, errors: FieldErrors): string | null {
  if (value === undefined || value === null || value === '') return null
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''
  if (!Number.isNaN(Date.parse(day))) return day
  errors.valid_until = 'Choose the last day on which it can be paid.'
  return null
}

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
  assertFaultless(errors)
  return extras
}

function sentenceFor(currency: string, text: string): string {
  const such = digitsOfCurrency(currency) === 0 ? '1200 or −200' : '120.00 or −20.00'
  return `Write the amount of “${text}” in ${nameOfCurrency(currency)} (${currency}), such as ${such}.`
}
