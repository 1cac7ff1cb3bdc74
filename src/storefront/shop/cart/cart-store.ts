import { readCookie, writeCookie } from '../../shell/requests/browser-storage'
import { makeChanges, useInBrowser } from '../../ui/use-in-browser'

/** The cookie `cart`: which cart this browser fills, and how many lines it holds. */
export type StoredCart = { key: string; lines: number }

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** The cart may have been filled in another tab meanwhile. */
const changes = makeChanges('visibilitychange')

export function readCart(cookies = document.cookie): StoredCart | null {
  const stored = readCookie('cart', isStoredCart, cookies)
  return stored && { key: stored.key, lines: stored.lines }
}

export function writeCart(cart: StoredCart): void {
  writeCookie('cart', cart, { maxAgeInSeconds: THIRTY_DAYS })
  changes.notify()
}

export function removeCart(): void {
  writeCookie('cart', null, { maxAgeInSeconds: 0 })
  changes.notify()
}

/** The number beside "Cart" in the header; null until the page has loaded. */
export function useCartCount(): number | null {
  return useInBrowser(() => readCart()?.lines ?? 0, null, changes.subscribe)
}

/** The key of this browser's cart; null until the page has loaded. */
export function useCartKey(): string | null {
  return useInBrowser(() => readCart()?.key ?? null, null, changes.subscribe)
}

function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false
  const { key, lines } = value as Record<string, unknown>
  return typeof key === 'string' && key !== '' && typeof lines === 'number'
}
