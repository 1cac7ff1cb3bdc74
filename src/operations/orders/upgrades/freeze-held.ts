import { termOf } from '@/domain/licensing/term'
import type { QuotedLine } from '@/domain/pricing/quote-cart'
import type { CartPricing } from '../cart/cart-pricing'
import type { OrderLine } from '../order-records'
import { numberOf } from './held-lines'

/** What an order's line keeps of the licence it replaces, and of its own term. */
export function freezeHeld(
  { line, credit }: QuotedLine,
  { held, licenceTypes }: CartPricing,
): Pick<OrderLine, 'months' | 'replaces'> {
  const one = held.get(numberOf(line) ?? '')
  const months = one ? one.months : termOf(line.licences, licenceTypes)
  if (!one) return months ? { months } : {}
  return {
    ...(months ? { months } : {}),
    replaces: {
      kind: line.upgradeOf ? 'upgrade' : 'renewal',
      number: one.number,
      credit,
      licensee: one.licensee,
      licenseeName: one.licenseeName,
      endsAt: one.endsAt,
    },
  }
}
