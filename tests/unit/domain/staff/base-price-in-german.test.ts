import { expect, test } from 'vitest'
import { stepInWords } from '@/domain/cart/compose-cart-bill'
import { billTextIn } from '@/domain/staff/german/bill-in-german'

test.each([
  ['One style', 'Ein Schnitt zu 60,00'],
  ['Four styles at 15.00', 'Vier Schnitte zu 15,00'],
  ['Family price, all 12 styles', 'Familienpreis, alle 12 Schnitte zu 60,00'],
])('a price that factors follow is German for staff too: %s', (text, german) => {
  const step = { text, amount: 6000, role: 'inner', struck: false } as const
  expect(billTextIn('de', stepInWords(step, 'EUR'))).toBe(german)
})
