import type { OrderView } from '@/domain/order/order-answer'

/** Who sold to whom: a page on paper is nothing without it, on the screen the buyer knows. */
export function OrderParties({ parties }: Pick<OrderView, 'parties'>) {
  return (
    <dl className="parties" aria-hidden="true">
      <Party title="Seller" lines={parties.seller} />
      <Party title="Buyer" lines={parties.buyer} />
    </dl>
  )
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {lines.map((line, index) => (
        <dd key={index}>{line}</dd>
      ))}
    </div>
  )
}
