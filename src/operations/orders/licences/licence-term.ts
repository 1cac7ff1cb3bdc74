import { monthsLater } from '@/domain/licensing/term'
import type { OrderLine } from '../order-records'

/**
 * When a licence of a line begins and ends. An upgrade keeps the end of the licence it replaces; a renewal begins where that one
 * ends, or now if it has ended already.
 */
export function termOfLine(
  { months, replaces }: Pick<OrderLine, 'months' | 'replaces'>,
  now = new Date(),
): { startsAt: string | null; endsAt: string | null } {
  if (!months) return { startsAt: null, endsAt: null }
  if (replaces?.kind === 'upgrade') return { startsAt: now.toISOString(), endsAt: replaces.endsAt }

  const before = Date.parse(replaces?.endsAt ?? '')
  const start = before > now.getTime() ? new Date(before) : now
  return { startsAt: start.toISOString(), endsAt: monthsLater(start, months).toISOString() }
}
