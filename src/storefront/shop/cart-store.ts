import { useSyncExternalStore } from 'react'

/** The cookie `cart`: which cart this browser fills, and how many lines it holds. */
export type StoredCart = { key: string; lines: number }

const THIRTY_DAYS = 30 * 24 * 60 * 60
const listeners = new Set<() => void>()

export function readCart(cookies = document.cookie): StoredCart | null {
  const value = /(?:^|;\s*)cart=([^;]*)/.exec(cookies)?.[1]
  if (!value) return null
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(value))
    return isStoredCart(stored) ? { key: stored.key, lines: stored.lines } : null
  } catch {
    return null
  }
}

export function writeCart(cart: StoredCart): void {
  setCookie(encodeURIComponent(JSON.stringify(cart)), THIRTY_DAYS)
}

export function forgetCart(): void {
  setCookie('', 0)
}

/** The number beside "Cart" in the bar; 0 until the page has loaded. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, countLines, () => 0)
}

/** The key of this browser's cart; null until the page has loaded. */
export function useCartKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readCart()?.key ?? null,
    () => null,
  )
}

function setCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `cart=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function countLines(): number {
  return readCart()?.lines ?? 0
}

function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false
  const { key, lines } = value as Record<string, unknown>
  return typeof key === 'string' && key !== '' && typeof lines === 'number'
}
