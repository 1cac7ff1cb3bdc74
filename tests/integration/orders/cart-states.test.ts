import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../support/shop/browser'
import { aLine, aPaidPurchase, aPurchase } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('a cart that was ordered opens again, and its order gives way at the next checkout', async () => {
  const buyer = shop.visitor()
  const { cart, order } = await aPurchase(buyer)
  const { cart_key } = cart
  const { body: ordered } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const line = await aLine(buyer, { slug: 'instrument-serif' })
  const { body: opened } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision: ordered.revision,
    lines: [line],
  })
  const paying = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })

  expect([ordered.state, opened.state]).toEqual(['ordered', 'open'])
  expect(paying).toMatchObject({ status: 409, body: { error: { code: 'not_checked_out' } } })
  expect((await requireOrder(shop, order)).state).toBe('awaiting_payment')
})

test('a paid cart changes no more', async () => {
  const buyer = shop.visitor()
  const { cart } = await aPaidPurchase(buyer)
  const { cart_key } = cart
  const { body: paid } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const change = { cart_key, revision: paid.revision, lines: [] }
  const refused = await buyer.post<Refusal>('/api/order', change)
  const moved = await buyer.post<Refusal>('/api/order/country', { cart_key, country: 'FR' })
  const again = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })

  expect(paid.state).toBe('paid')
  expect([refused, moved, again].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'cart_paid'],
    [409, 'cart_paid'],
    [409, 'cart_paid'],
  ])
})
