import { digitsOfCurrency } from './currencies'
import { plainAmount } from './plain-amount'
import type { Unread } from './read-amount'

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
