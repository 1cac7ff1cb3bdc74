import type { OrderDesk } from '@/domain/order/order-desk'
import { STATE_IN_WORDS } from '@/domain/order/state-in-words'

const DOCUMENTS = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  reversal: 'Reversal',
} as const

/** How it stands with an order, whose it is, and its papers. */
export function OrderHead({ desk }: { desk: OrderDesk }) {
  const { state, buyer, url, documents } = desk
  const isOverdue = state === 'awaiting_payment' && desk.transfer?.is_overdue
  return (
    <header className="order-head">
      <p>
        <b>
          {STATE_IN_WORDS[state]}
          {isOverdue && ', the transfer is overdue'}
        </b>
      </p>
      <p>
        {[buyer.name, buyer.company].filter(Boolean).join(', ')}
        {', '}
        <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
      </p>
      <ul>
        <li>
          <a href={url} target="_blank" rel="noreferrer">
            The buyer’s page
          </a>
        </li>
        {documents.map(({ id, kind, number }) => (
          <li key={id}>
            <a href={`/api/invoices/${id}/pdf`}>
              {DOCUMENTS[kind]} {number} ↓
            </a>
          </li>
        ))}
      </ul>
    </header>
  )
}
