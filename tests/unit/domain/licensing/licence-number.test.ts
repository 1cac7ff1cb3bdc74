import { expect, test } from 'vitest'
import { licenceNumber, parseLicenceNumber } from '@/domain/order/numbers'

test('eight random bytes make a number one can read out', () => {
  expect(licenceNumber(Uint8Array.from([0, 1, 2, 3, 4, 5, 20, 255]))).toBe('34-679C-XN')
})

test('every byte makes a letter that looks like no other', () => {
  const numbers = Array.from({ length: 256 }, (_, byte) =>
    licenceNumber(new Uint8Array(8).fill(byte)),
  )
  expect(numbers.filter((number) => parseLicenceNumber(number) !== number)).toEqual([])
})

test.each([
  ['kx 7q4m rt', 'KX-7Q4M-RT'],
  ['KX7Q4MRT', 'KX-7Q4M-RT'],
  ['KX-7Q4M-R', null],
  ['KX-7Q4M-R0', null],
  ['', null],
])('“%s” is read as %s', (text, number) => {
  expect(parseLicenceNumber(text)).toBe(number)
})
