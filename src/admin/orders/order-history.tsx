import type { DeskEvent } from '@/domain/order/order-desk'

/** What happened to an order, the newest first: when, who, what and why. */
export function OrderHistory({ events }: { events: DeskEvent[] }) {
  if (events.length === 0) return null
  return (
    <>
      <h3>History</h3>
      <ol className="order-history">
        {events.toReversed().map(({ id, at, who, what, why }) => (
          <li key={id}>
            <time dateTime={at}>{timeOf(at)}</time>
            <span>{who}</span>
            <p>
              {what}
              {why && <q>{why}</q>}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** As the clock of whoever reads it shows it. */
export function timeOf(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
}
