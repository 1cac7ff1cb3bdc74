import { expect, test } from 'vitest'
import { firstNameOf } from '@/domain/customer/person'

test.each([
  ['Ida Lindqvist', 'Ida'],
  ['  ', ''],
  ['Abcdefghijklmnopqrst', ''],
])('of %j we thank %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
