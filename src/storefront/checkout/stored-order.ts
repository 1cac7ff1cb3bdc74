import { isRecord } from '@/domain/is-record'
import { readFromSession, storeInSession } from '../shell/requests/browser-storage'

/** What this tab knows of an order it placed. */
type StoredOrder = { path: string }

export function storeOrder(cartKey: string, placed: StoredOrder): void {
  storeInSession(`placed:${cartKey}`, placed)
  storeInSession(nameOf(placed.path), cartKey)
}

export function findStoredOrder(cartKey: string): StoredOrder | null {
  return readFromSession(`placed:${cartKey}`, isStoredOrder)
}

/** The cart an order was placed from; null: it was placed elsewhere. */
export function findCartOfOrder(path: string): string | null {
  return readFromSession(nameOf(path), isText)
}

/** Links to one order differ by the day they were made on; they begin with the same 24 characters. */
function nameOf(path: string): string {
  return `cart-of:${path.slice(0, '/order/'.length + 24)}`
}

/** The payment of a cart, so that its verdict can be requested after a reload. */
export function storeIntent(cartKey: string, paymentIntent: string): void {
  storeInSession(`payment:${cartKey}`, paymentIntent)
}

export function findIntent(cartKey: string): string | null {
  return readFromSession(`payment:${cartKey}`, isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isStoredOrder(value: unknown): value is StoredOrder {
  return isRecord(value) && isText(value.path)
}
