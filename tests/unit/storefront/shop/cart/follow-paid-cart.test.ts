import { afterEach, expect, test, vi } from 'vitest'
import * as client from '@/storefront/shop/cart/cart-client'
import * as store from '@/storefront/shop/cart/cart-store'
import { followPaidCart } from '@/storefront/shop/cart/follow-paid-cart'
import { aCart, aLine } from '../a-priced-cart'

vi.mock('@/storefront/shop/cart/cart-client', () => ({ fetchCart: vi.fn() }))
vi.mock('@/storefront/shop/cart/cart-store', () => ({
  readCart: vi.fn(),
  removeCart: vi.fn(),
  writeCart: vi.fn(),
}))

afterEach(() => vi.resetAllMocks())

/** What becomes of the cookie. */
async function followed(key = 'cart-key') {
  vi.mocked(store.readCart).mockReturnValue({ key, lines: 3 })
  await followPaidCart('cart-key')
  return {
    removed: vi.mocked(store.removeCart).mock.calls.length > 0,
    written: vi.mocked(store.writeCart).mock.calls.map(([cart]) => cart),
  }
}

test('a paid cart is forgotten', async () => {
  vi.mocked(client.fetchCart).mockResolvedValue(aCart({ state: 'paid' }))

  expect(await followed()).toEqual({ removed: true, written: [] })
})

test('a cart that opened again goes on with what was added', async () => {
  const lines = [aLine(), aLine({ id: 'line-2' })]
  vi.mocked(client.fetchCart).mockResolvedValue(aCart({ state: 'open', lines }))

  expect(await followed()).toEqual({ removed: false, written: [{ key: 'cart-key', lines: 2 }] })
})

test('the cart that this browser fills by now is left alone', async () => {
  expect(await followed('another-key')).toEqual({ removed: false, written: [] })
  expect(client.fetchCart).not.toHaveBeenCalled()
})

test('while the shop does not answer nothing is forgotten', async () => {
  vi.mocked(client.fetchCart).mockRejectedValue(new Error('No line.'))

  expect(await followed()).toEqual({ removed: false, written: [] })
})

test('a cart that is gone is forgotten', async () => {
  const data = { error: { code: 'cart_not_found', message: 'There is no such cart.' } }
  vi.mocked(client.fetchCart).mockRejectedValue(Object.assign(new Error(), { status: 404, data }))

  expect(await followed()).toEqual({ removed: true, written: [] })
})
