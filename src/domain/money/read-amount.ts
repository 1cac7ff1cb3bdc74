import { digitsOfCurrency } from './currencies'
import { plainAmount } from './format-money'

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

/** Why a typed text was not taken as an amount, and what to write instead. */
export function sayUnread(why: Unread | 'negative', { text, currency, language }: Typed): string {
  const such = plainAmount(SAMPLE * 10 ** digitsOfCurrency(currency), currency)
  const words = language === 'de' ? IN_GERMAN : IN_ENGLISH
  return words[why]({ text: text.trim(), currency, such: language === 'de' ? comma(such) : such })
}

type Said = { text: string; currency: string; such: string }

type Words = Record<Unread | 'negative', (said: Said) => string>

const IN_ENGLISH: Words = {
  empty: ({ such }) => `Write an amount, such as ${such}.`,
  'no-number': ({ text, such }) => `“${text}” is no amount. Write it as ${such}.`,
  'two-ways': ({ text }) =>
    `“${text}” can be read in two ways. Write ${thousandsOf(text)} or ${fractionOf(text)}.`,
  'too-fine': ({ text, currency, such }) =>
    `“${text}” has more digits than ${currency} has. Write it as ${such}.`,
  'too-large': ({ text }) => `“${text}” is more than the shop can count. Write less.`,
  negative: ({ such }) => `A price is not less than nothing. Write it as ${such}.`,
}

const IN_GERMAN: Words = {
  empty: ({ such }) => `Schreiben Sie einen Betrag, etwa ${such}.`,
  'no-number': ({ text, such }) => `„${text}“ ist kein Betrag. Schreiben Sie ihn so: ${such}.`,
  'two-ways': ({ text }) =>
    `„${text}“ lässt sich auf zwei Arten lesen. Schreiben Sie ${thousandsOf(text)} oder ${comma(fractionOf(text))}.`,
  'too-fine': ({ text, currency, such }) =>
    `„${text}“ hat mehr Stellen als ${currency}. Schreiben Sie so: ${such}.`,
  'too-large': ({ text }) => `„${text}“ ist mehr, als der Shop zählen kann. Schreiben Sie weniger.`,
  negative: ({ such }) => `Ein Preis ist nicht weniger als nichts. Schreiben Sie ihn so: ${such}.`,
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

function comma(amount: string): string {
  return amount.replace('.', ',')
}
