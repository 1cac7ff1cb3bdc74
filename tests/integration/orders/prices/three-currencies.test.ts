import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { demoTypeface } from '@/seed/demo-typefaces'
import { fillTypefaces } from '../../../support/shop/catalogue/demo-prices'
import { buyByCard, linesFor } from '../../../support/shop/discounts/worked-purchase'
import { openShop } from '../../../support/shop/open-shop'

/**
 * Worked out on paper, then bought through the API from the demo foundry in Berlin by somebody in Germany (19 %): what each step of
 * the bill says, what is charged, and what order and invoice say is to the cent what the paper says.
 */
const shop = await openShop()
await fillTypefaces(shop.payload, [demoTypeface('fount-serif')])
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

/**
 *                                   EUR           USD, × 1.1, up to 5         GBP, × 0.87, to .00
 * a style of Fount Serif           45.00    49.50 → 50.00              39.15 → 39.00
 * four of them                    180.00           200.00                     156.00
 * less 20 %, from four styles on  −36.00           −40.00                     −31.20
 *                                 144.00           160.00                     124.80
 * (the family instead:            180.00   198.00 → 200.00            156.60 → 157.00, dearer in each)
 * Desktop, 6–20 users, × 2.5      360.00           400.00                     312.00
 * Web, 100 000 views, × 1.5       216.00           240.00                     187.20
 *   as the second, × 0.75         162.00           180.00                     140.40
 * the line                        522.00           580.00                     452.40
 * Instrument Serif, 60.00          60.00    66.00 → 70.00              52.20 → 52.00
 * net                             582.00           650.00                     504.40
 * 19 %                            110.58           123.50            95.836 → 95.84
 * total                           692.58           773.50                     600.24
 */
test.each([
  ['EUR', [18000, 14400, 36000, 16200], [52200, 6000], [58200, 11058, 69258]],
  ['USD', [20000, 16000, 40000, 18000], [58000, 7000], [65000, 12350, 77350]],
  ['GBP', [15600, 12480, 31200, 14040], [45240, 5200], [50440, 9584, 60024]],
])('one cart in %s', async (currency, steps, lines, sums) => {
  const buyer = shop.visitor()
  const asked = { lines: await linesFor(buyer), currency }
  const { body: cart } = await buyer.post<PricedCart>('/api/order', asked)
  const sale = await buyByCard(shop, buyer, cart)

  expect(cart.lines[0]?.bill.map(({ amount }) => amount)).toEqual(steps)
  expect(cart.lines.map(({ amount }) => amount)).toEqual(lines)
  expect(sale).toMatchObject({ sums, charged: [sums[2], currency, 'paid'], invoiced: sums })
})

test('the bill of that cart says each step, and why four styles cost less', async () => {
  const buyer = shop.visitor()
  const lines = await linesFor(buyer)
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })

  expect(cart.lines[0]?.bill.map(({ text, struck }) => (struck ? `(${text})` : text))).toEqual([
    '(Four styles at 45.00)',
    'Four styles, −20 %',
    'Desktop, 6–20 users × 2.5',
    'Web, to 100\u2009000 views a month × 1.5; second licence × 0.75',
  ])
})
