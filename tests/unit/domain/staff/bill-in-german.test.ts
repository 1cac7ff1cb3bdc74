import { expect, test } from 'vitest'
import { billTextIn } from '@/domain/staff/german/bill-in-german'

test.each([
  ['Four styles at 45.00', 'Vier Schnitte zu 45,00'],
  ['Five styles at 30.00 to 45.00', 'Fünf Schnitte zu 30,00 bis 45,00'],
  ['Young Serif, one style; Desktop, 1 user', 'Young Serif, ein Schnitt; Desktop, 1 Person'],
  ['18 variable styles, −20 %; Thin comes with it', '18 variable Schnitte, −20 %; Thin ist dabei'],
  ['Family price, all 18 styles', 'Familienpreis, alle 18 Schnitte'],
  [
    'Web, to 100 000 views a month, for 12 months × 1.5; second licence × 0.8',
    'Web, bis 100 000 Aufrufe im Monat, für 12 Monate × 1,5; zweite Lizenz × 0,8',
  ],
  ['Bundle Text pair, 4 styles', 'Paket Text pair, 4 Schnitte'],
  ['VAT 19 %, Germany', 'USt. 19 %, Deutschland'],
  ['Students, −50 %', 'Studierende, −50 %'],
  ['Credit GIFT-1, 12.50 left', 'Guthaben GIFT-1, 12,50 übrig'],
  ['Georgia, one style', 'Georgia, ein Schnitt'],
  ['Display, Bold; Seats of ours, a gross', 'Display, Bold; Seats of ours, a gross'],
])('on the page of an order “%s” reads “%s” in German', (english, german) => {
  expect(billTextIn('de', english)).toBe(german)
  expect(billTextIn('en', english)).toBe(english)
})
