import { afterEach, expect, test, vi } from 'vitest'
import * as client from '@/storefront/shop/cart/cart-client'
import * as store from '@/storefront/shop/cart/cart-store'
import { addLine } from '@/storefront/shop/cart/add-line'
import { aCart, aLine } from '../a-priced-cart'

vi.mock('@/storefront/shop/cart/cart-client', async (original) => ({
  ...(await original<typeof client>()),
  fetchCart: vi.fn(),
  createCart: vi.fn(),
  changeCart: vi.fn(),
}))
vi.mock('@/storefront/shop/cart/cart-store', () => ({ readCart: vi.fn(), writeCart: vi.fn() }))

const line = { styles: ['light'], licences: [{ type: 'web', tier: 'small' }] }
const existing = { styles: ['bold'], licences: [{ type: 'desktop', tier: 'large' }] }
const grown = aCart({ revision: 2, lines: [aLine(), aLine({ id: 'line-2' })] })

const EURO = { currency: 'EUR' }

afterEach(() => vi.resetAllMocks())

test('the first line makes a cart and the browser stores its key', async () => {
  vi.mocked(store.readCart).mockReturnValue(null)
  vi.mocked(client.createCart).mockResolvedValue(aCart())
  await addLine(line, EURO)

  expect(client.createCart).toHaveBeenCalledWith([line], EURO)
  expect(store.writeCart).toHaveBeenCalledWith({ key: 'cart-key', lines: 1 })
})

test('a further line follows the existing ones', async () => {
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockResolvedValue(aCart())
  vi.mocked(client.changeCart).mockResolvedValue(grown)

  expect(await addLine(line, EURO)).toBe(grown)
  expect(client.changeCart).toHaveBeenCalledWith(aCart(), { lines: [existing, line] })
})

test('the same line added twice is one line', async () => {
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockResolvedValue(aCart())
  vi.mocked(client.changeCart).mockResolvedValue(aCart())
  await addLine(existing, EURO)

  expect(client.changeCart).toHaveBeenCalledWith(aCart(), { lines: [existing] })
})

test('a changed line replaces the old one', async () => {
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockResolvedValue(aCart())
  vi.mocked(client.changeCart).mockResolvedValue(aCart())
  await addLine(line, { ...EURO, replaced: 'line-1' })

  expect(client.changeCart).toHaveBeenCalledWith(aCart(), { lines: [line] })
})

test('when the cart has changed meanwhile the line is added to the current one', async () => {
  const failure = { data: { error: { code: 'cart_changed', message: 'm' }, cart: grown } }
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockResolvedValue(aCart())
  vi.mocked(client.changeCart).mockRejectedValueOnce(failure).mockResolvedValue(grown)
  await addLine(line, EURO)

  expect(client.changeCart).toHaveBeenLastCalledWith(grown, { lines: [existing, existing, line] })
})

test.each([
  ['gone', () => Promise.reject({ data: { error: { code: 'cart_not_found', message: 'm' } } })],
  ['paid', () => Promise.resolve(aCart({ state: 'paid' }))],
])('a cart that is %s is followed by a new one', async (_what, answer) => {
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockImplementation(answer)
  vi.mocked(client.createCart).mockResolvedValue(aCart({ cart_key: 'new' }))

  expect((await addLine(line, EURO)).cart_key).toBe('new')
})

test('a cart in another currency stays in it: it asks, and is not changed by a new line', async () => {
  vi.mocked(store.readCart).mockReturnValue({ key: 'cart-key', lines: 1 })
  vi.mocked(client.fetchCart).mockResolvedValue(aCart())
  vi.mocked(client.changeCart).mockResolvedValue(grown)
  await addLine(line, { currency: 'USD' })

  expect(client.changeCart).toHaveBeenCalledWith(aCart(), { lines: [existing, line] })
})
