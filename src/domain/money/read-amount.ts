import { digitsOfCurrency } from './currencies'
import { say } from '../staff/german/in-german'
import { amountToType, inTypedForm } from '../staff/write-money'

/** Why a text is no amount: two-ways could be thousands or a fraction, too-fine has more digits than the currency. */
type Unread = 'empty' | 'no-number' | 'two-ways' | 'too-fine' | 'too-large'

type ReadAmount = { kind: 'amount'; minor: number } | { kind: 'unread'; why: Unread }

type Parts = { whole: string; fraction: string }

const MOST_DIGITS = 9

const SPACES = /[\s\u00a0\u2009\u202f]+/g

/**
 * "120", "1.234,50", "1,234.50", "−20,00", "45,-", "€ 45" as somebody types it, in the currency's smallest units. "1.200" of a
 * currency with cents is asked about, never guessed: between the two readings lies a factor of a thousand.
 */
export function parseAmount(text: string, currency: string): ReadAmount {
  const plain = withoutSign(text.replace(SPACES, ' ').trim(), currency)
  if (plain === '') return { kind: 'unread', why: 'empty' }

  const [, sign = '', number = ''] = /^([-−]?) ?(.*?)(?:[.,] ?[-–—]{1,2})?$/.exec(plain) ?? []
  const parts = takeApart(number, digitsOfCurrency(currency))
  if (typeof parts === 'string') return { kind: 'unread', why: parts }

  const minor = Number(parts.whole + parts.fraction.padEnd(digitsOfCurrency(currency), '0'))
  return { kind: 'amount', minor: sign === '' || minor === 0 ? minor : -minor }
}

/** null: no amount of this currency. */
export function readAmount(text: string, currency: string): number | null {
  const read = parseAmount(text, currency)
  return read.kind === 'amount' ? read.minor : null
}

function takeApart(text: string, digits: number): Parts | Unread {
  const match = /^(?<whole>[\d., '’]*?)(?:(?<mark>[.,])(?<fraction>\d*))?$/.exec(text)
  const { whole = '', mark, fraction = '' } = match?.groups ?? {}
  if (!match || !/\d/.test(text)) return 'no-number'

  const marksBefore = new Set(whole.match(/[., '’]/g))
  const isThousands = mark !== undefined && fraction.length === 3
  if (mark !== undefined && marksBefore.has(mark)) {
    return isThousands ? inGroups(text, { fraction: '' }) : 'no-number'
  }
  if (isThousands && /^[1-9]\d{0,2}$/.test(whole)) {
    return digits === 0 ? inGroups(text, { fraction: '' }) : 'two-ways'
  }
  if (fraction.length > digits) return 'too-fine'
  return inGroups(whole || '0', { fraction })
}

/** Thousands apart by one and the same mark, or not at all. */
function inGroups(whole: string, { fraction }: { fraction: string }): Parts | Unread {
  if (!/^\d+$|^\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})*$/.test(whole)) return 'no-number'
  const figures = whole.replace(/\D/g, '')
  return figures.length > MOST_DIGITS ? 'too-large' : { whole: figures, fraction }
}

function withoutSign(text: string, currency: string): string {
  const signs = currency === 'EUR' ? ['€', currency] : [currency]
  const sign = signs.find((one) => {
    const upper = text.toUpperCase()
    return upper.startsWith(one) || upper.endsWith(one)
  })
  if (!sign) return text
  const rest = text.toUpperCase().startsWith(sign)
    ? text.slice(sign.length)
    : text.slice(0, -sign.length)
  return rest.trim()
}

type Typed = { text: string; currency: string; language: string }

const SAMPLE = 45

const UNREAD = {
  empty: 'Write an amount, such as {such}.',
  'no-number': '“{text}” is no amount. Write it as {such}.',
  'two-ways': '“{text}” can be read in two ways. Write {whole} or {fraction}.',
  'too-fine': '“{text}” has more digits than {currency} has. Write it as {such}.',
  'too-large': '“{text}” is more than the shop can count. Write less.',
  negative: 'A price is not less than nothing. Write it as {such}.',
} as const satisfies Record<Unread | 'negative', string>

/** Why a typed text was not taken as an amount, and what to write instead. */
export function sayUnread(why: keyof typeof UNREAD, { text, currency, language }: Typed): string {
  return say(language, UNREAD[why], {
    text: text.trim(),
    currency,
    such: amountToType(SAMPLE * 10 ** digitsOfCurrency(currency), currency, language),
    whole: thousandsOf(text),
    fraction: inTypedForm(fractionOf(text), language),
  })
}

/** "1.200" as thousands: "1200". */
function thousandsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** "1.200" as a fraction: "1.20". */
function fractionOf(text: string): string {
  return text
    .replace(/[^\d.,]/g, '')
    .replace(',', '.')
    .slice(0, -1)
}
