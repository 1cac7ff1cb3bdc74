import { expect, test } from 'vitest'
import { readCart } from '@/storefront/shop/cart/cart-store'

const stored = encodeURIComponent(JSON.stringify({ key: 'abc', lines: 2 }))

test('the cart is read from among other cookies', () => {
  expect(readCart(`csrftoken=x.y; cart=${stored}; tone=1`)).toEqual({ key: 'abc', lines: 2 })
})

test.each([
  ['no cookie', 'csrftoken=x'],
  ['an emptied one', 'cart='],
  ['not JSON', 'cart=%7Bnope'],
  ['a broken escape', 'cart=%E0%A4%A'],
  ['another shape', `cart=${encodeURIComponent('{"key":1,"lines":"2"}')}`],
  ['another cookie that ends alike', `scart=${stored}`],
])('%s is no cart', (_what, cookies) => {
  expect(readCart(cookies)).toBeNull()
})
