import { expect, test } from 'vitest'
import { parseAmount, readAmount, sayUnread } from '@/domain/money/read-amount'
import { CURRENCY_CODES } from '@/domain/money/currencies'
import { formatMoney, plainAmount } from '@/domain/money/format-money'

test.each([
  ['120', 'EUR', 12000],
  ['240', 'EUR', 24000],
  ['45,00', 'EUR', 4500],
  ['120.5', 'EUR', 12050],
  ['−20,00', 'EUR', -2000],
  ['-0', 'EUR', 0],
  ['1.234,50', 'EUR', 123450],
  ['1,234.50', 'EUR', 123450],
  ['1’234.50', 'CHF', 123450],
  ['1 234,5', 'EUR', 123450],
  ['1.234.567', 'EUR', 123456700],
  ['45,-', 'EUR', 4500],
  ['45.–', 'CHF', 4500],
  ['45,', 'EUR', 4500],
  [',5', 'EUR', 50],
  ['€ 45', 'EUR', 4500],
  ['45 eur', 'EUR', 4500],
  ['12000', 'JPY', 12000],
  ['12.000', 'JPY', 12000],
  ['12,000', 'ISK', 12000],
])('“%s” in %s is %s of its smallest units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor)
})

test.each([
  ['', 'EUR', 'empty'],
  ['abc', 'EUR', 'no-number'],
  ['45 USD', 'EUR', 'no-number'],
  ['1.23.4', 'EUR', 'no-number'],
  ['12 34', 'EUR', 'no-number'],
  ['4.5.0', 'EUR', 'no-number'],
  ['1.234,567', 'EUR', 'too-fine'],
  ['1,234,567.123', 'EUR', 'too-fine'],
  ['1.200', 'EUR', 'two-ways'],
  ['12,345', 'USD', 'two-ways'],
  ['0.005', 'EUR', 'too-fine'],
  ['1.0005', 'EUR', 'too-fine'],
  ['120.00', 'JPY', 'too-fine'],
  ['120,5', 'ISK', 'too-fine'],
  ['12345678901', 'EUR', 'too-large'],
])('“%s” in %s is not taken: %s', (text, currency, why) => {
  expect(parseAmount(text, currency)).toEqual({ kind: 'unread', why })
})

test.each([
  ['no-number', 'abc', 'EUR', 'en', '“abc” is no amount. Write it as 45.00.'],
  ['no-number', 'abc', 'EUR', 'de', '„abc“ ist kein Betrag. Schreiben Sie ihn so: 45,00.'],
  ['two-ways', '1.200', 'EUR', 'en', '“1.200” can be read in two ways. Write 1200 or 1.20.'],
  ['too-fine', '120.00', 'JPY', 'en', '“120.00” has more digits than JPY has. Write it as 45.'],
] as const)('what is not taken is said: %s “%s” %s %s', (why, text, currency, language, words) => {
  expect(sayUnread(why, { text, currency, language })).toBe(words)
})

test.each([0, 1, 99, 100, 4500, 99999, 123456789])(
  'what the shop writes of %s is read as the same in every currency',
  (minor) => {
    const read = CURRENCY_CODES.flatMap((currency) => [
      readAmount(plainAmount(minor, currency), currency),
      readAmount(formatMoney(minor, currency), currency),
    ])

    expect(new Set(read)).toEqual(new Set([minor]))
  },
)
