import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { parseAmount } from '@/domain/money/read-amount'
import { say } from '@/domain/staff/german/in-german'
import { amountToType, fromTypedForm, inTypedForm, writeMoney } from '@/domain/staff/write-money'

const currencies = fc.constantFrom(...CURRENCY_CODES)
const amounts = fc.integer({ min: 0, max: 99_999_999 })

test('German money has a comma, in a figure and within a sentence', () => {
  expect(writeMoney(2380, 'EUR', 'de')).toBe('23,80\u00a0€')
  expect(writeMoney(2380, 'EUR', 'en')).toBe('23.80\u00a0€')
  expect(say('de', `Ordered, for ${formatMoney(123_450, 'USD')}.`)).toBe(
    'Bestellt, für 1\u2009234,50\u00a0USD.',
  )
})

test('any amount of any currency stands the same in a figure as in a sentence', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      const english = formatMoney(minor, currency)
      expect(say('de', english)).toBe(writeMoney(minor, currency, 'de'))
      expect(say('en', english)).toBe(english)
    }),
  )
})

test('what stands in a field of an amount is read as it stands, in both languages', () => {
  fc.assert(
    fc.property(amounts, currencies, fc.constantFrom('en', 'de'), (minor, currency, language) => {
      const typed = amountToType(minor, currency, language)
      expect(parseAmount(typed, currency)).toEqual({ kind: 'amount', minor })
    }),
  )
})

test('a decimal is kept with a point, however it is typed', () => {
  const decimals = fc
    .tuple(fc.nat(999), fc.nat(9999))
    .map(([whole, fraction]) => `${whole}.${fraction}`)
  fc.assert(
    fc.property(decimals, fc.constantFrom('en', 'de'), (decimal, language) => {
      expect(fromTypedForm(` ${inTypedForm(decimal, language)} `)).toBe(decimal)
    }),
  )
  expect(fromTypedForm('1,2,3')).toBe('1,2,3')
})

test('no component of the admin panel writes money past the language of its reader', () => {
  const files = readdirSync('src/admin', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const past = files.filter((file) =>
    /\b(formatMoney|formatAmount|plainAmount)\(/.test(
      readFileSync(join('src/admin', file), 'utf8'),
    ),
  )

  expect(past).toEqual([])
})
