import type { PricedLine } from '@/domain/cart/priced-cart'
import type { Held } from './read-held'

/** A line that changes a licence says what that one holds: whoever changes the line chooses beside it. */
export function withHeld(line: PricedLine, held: Map<string, Held>): PricedLine {
  const one = held.get(line.upgrade_of ?? line.renews ?? '')
  if (!one) return line
  const licences = one.uses.map(({ type, tier }) => ({ type, tier }))
  const { styles, paid, endsAt } = one
  return { ...line, held: { styles, licences, paid: paid.net, ends_at: endsAt } }
}
