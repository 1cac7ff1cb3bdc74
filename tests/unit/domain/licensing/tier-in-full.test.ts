import { expect, test } from 'vitest'
import { tierInFull } from '@/domain/licensing/licence-type'

test.each([
  ['to 100 000 views', 'views a month', 'to 100 000 views a month'],
  ['to 100 000 views a month', 'views a month', 'to 100 000 views a month'],
  ['1 million', 'impressions per year', '1 million per year'],
  ['2–5 users', 'users', '2–5 users'],
  ['1 app', 'apps', '1 app'],
  ['any number', '', 'any number'],
  ['any number', undefined, 'any number'],
])('%j, counted in %j, is %j in full', (label, unit, full) => {
  expect(tierInFull(label, unit)).toBe(full)
})
