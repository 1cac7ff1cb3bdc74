import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../../shell/requests/browser-storage'

/** The cookie `cart`: which cart this browser fills, and how many lines it holds. */
export type StoredCart = { key: string; lines: number }

const THIRTY_DAYS = 30 * 24 * 60 * 60
const listeners = new Set<() => void>()

export function readCart(cookies = document.cookie): StoredCart | null {
  const stored = readCookie('cart', isStoredCart, cookies)
  return stored && { key: stored.key, lines: stored.lines }
}

export function writeCart(cart: StoredCart): void {
  writeCookie('cart', cart, { maxAgeInSeconds: THIRTY_DAYS })
  notifyListeners()
}

export function removeCart(): void {
  writeCookie('cart', null, { maxAgeInSeconds: 0 })
  notifyListeners()
}

/** The number beside "Cart" in the header; null until the page has loaded. */
export function useCartCount(): number | null {
  return useSyncExternalStore<number | null>(
    subscribe,
    () => readCart()?.lines ?? 0,
    () => null,
  )
}

/** The key of this browser's cart; null until the page has loaded. */
export function useCartKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readCart()?.key ?? null,
    () => null,
  )
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** The cart may have been filled in another tab meanwhile. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false
  const { key, lines } = value as Record<string, unknown>
  return typeof key === 'string' && key !== '' && typeof lines === 'number'
}
