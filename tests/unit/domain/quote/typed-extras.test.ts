import { expect, test } from 'vitest'
import { extrasIn } from '@/domain/quote/parse-staff-quote'
import { InvalidRequest } from '@/domain/shop-error'

const LETTERING = { text: 'Lettering', amount: '1200' }

test.each([
  ['EUR', 120000],
  ['JPY', 1200],
  ['ISK', 1200],
])('what staff type for a line is counted in the digits of %s', (currency, amount) => {
  expect(extrasIn(currency, [LETTERING])).toEqual([{ text: 'Lettering', amount }])
})

test('an amount that its currency does not have is refused with the line and the currency named', () => {
  const refused = () => extrasIn('JPY', [LETTERING, { text: 'Hinting', amount: '80.50' }])
  expect(refused).toThrow(InvalidRequest)
  expect(refused).toThrow(
    'Write the amount of “Hinting” in Japanese Yen (JPY), such as 1200 or −200.',
  )
})
