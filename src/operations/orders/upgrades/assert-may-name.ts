import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { requireHolder } from '../../buyers/holder'
import { findCart } from '../cart/cart-records'
import { numberOf } from './held-lines'
import { requireHeld } from './start-upgrade'

/** Whoever puts a licence into a cart must be its holder; one that is in the cart already was put there by them. */
export async function assertMayName(
  payload: Payload,
  request: { headers: Headers },
  { lines, cartKey }: { lines: readonly CartLineRequest[] | undefined; cartKey: string | null },
): Promise<void> {
  const named = (lines ?? []).flatMap((line) => numberOf(line) ?? [])
  if (named.length === 0) return
  const cart = cartKey === null ? null : await findCart(payload, cartKey)
  const known = new Set((cart?.lines ?? []).map(numberOf))
  for (const number of named) {
    if (known.has(number)) continue
    await requireHeld(payload, await requireHolder(payload, request), number)
  }
}
