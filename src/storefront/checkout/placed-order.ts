import { isRecord } from '@/domain/is-record'
import { readFromSession, storeInSession } from '../shell/storage/session-storage'

/** What this tab knows of an order it placed: its path, and whom to thank. */
export type PlacedHere = { path: string; firstName: string }

export function rememberPlaced(cartKey: string, placed: PlacedHere): void {
  storeInSession(`placed:${cartKey}`, placed)
  storeInSession(`thanks:${placed.path}`, placed.firstName)
  storeInSession(`cart-of:${placed.path}`, cartKey)
}

export function recallPlaced(cartKey: string): PlacedHere | null {
  return readFromSession(`placed:${cartKey}`, isPlaced)
}

/** The name to thank, for the page of an order that was placed in this tab. */
export function recallFirstName(path: string): string {
  return readFromSession(`thanks:${path}`, isText) ?? ''
}

/** The cart an order was placed from; null: it was placed elsewhere. */
export function recallCartOf(path: string): string | null {
  return readFromSession(`cart-of:${path}`, isText)
}

/** The payment of a cart, so that its verdict can be requested after a reload. */
export function rememberIntent(cartKey: string, paymentIntent: string): void {
  storeInSession(`payment:${cartKey}`, paymentIntent)
}

export function recallIntent(cartKey: string): string | null {
  return readFromSession(`payment:${cartKey}`, isText)
}

/** The first word of a name, short enough to be set large. */
export function firstNameOf(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return first.length <= 16 ? first : ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isPlaced(value: unknown): value is PlacedHere {
  return isRecord(value) && isText(value.path) && isText(value.firstName)
}
