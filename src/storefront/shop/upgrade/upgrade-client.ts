import { audienceIn } from '@/domain/cart/quote-shown-cart'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { callShop } from '../../shell/requests/call-shop'

export function fetchHeld(number: string): Promise<HeldAnswer> {
  return callShop<HeldAnswer>('/api/order/upgrade', { query: { licence: number } })
}

export function heldInAnswer({ licence, ...held }: HeldAnswer): HeldChoice {
  const { styles, licences, paid, currency } = held
  const audience = held.audience && audienceIn(held.audience)
  return { number: licence, styles, licences, paid, currency, audience }
}

/** null: a line that upgrades nothing. */
export function heldInLine(
  { upgrade_of: number, held }: PricedLine,
  { currency }: PricedCart,
): HeldChoice | null {
  if (!number || !held) return null
  const { styles, licences, paid } = held
  const audience = held.audience && audienceIn(held.audience)
  return { number, styles, licences, paid, currency, audience }
}

/** What was told of each held use: an upgrade keeps it. */
export function answersInAnswer({ licences }: HeldAnswer): Record<string, Record<string, string>> {
  return Object.fromEntries(
    licences.flatMap(({ type, answers }) => (answers ? [[type, answers]] : [])),
  )
}
