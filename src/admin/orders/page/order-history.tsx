import type { DeskEvent } from '@/domain/order/order-for-staff'
import { useOrderWords } from '../words'
import { useDates } from '../../dates/use-dates'
import { useSay } from '../../use-say'

/** What happened to an order, the newest first: when, who, what and why. */
export function OrderHistory({ events }: { events: DeskEvent[] }) {
  const words = useOrderWords()
  const say = useSay()
  const { timeOf } = useDates()
  if (events.length === 0) return null
  return (
    <section aria-label={words.timeline}>
      <h3>{words.timeline}</h3>
      <ol className="order-history" aria-label={words.timeline}>
        {events.toReversed().map(({ id, at, who, what, why }) => (
          <li key={id}>
            <time dateTime={at}>{timeOf(at)}</time>
            <span>{say(who)}</span>
            <p>
              {say(what)}
              {why && <q>{say(why)}</q>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
