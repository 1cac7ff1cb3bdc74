import type { OrderSheet } from '@/domain/order/order-for-staff'
import { useOrderWords } from '../words'

/** Every paper of the order, a click away. */
export function OrderPapers({ sheet }: { sheet: OrderSheet }) {
  const words = useOrderWords()
  const { papers, agreed } = sheet
  return (
    <section aria-label={words.papers}>
      <h3>{words.papers}</h3>
      {papers.length === 0 && <p>{words.noPapers}</p>}
      <ul className="order-papers">
        {papers.map(({ kind, number, version, url }) => (
          <li key={url}>
            <a href={url} target={kind === 'eula' ? '_blank' : undefined} rel="noreferrer">
              {words.paperKinds[kind]} {number}
              {version !== null && `, ${words.version(version)}`} {kind === 'eula' ? '↗' : '↓'}
            </a>
          </li>
        ))}
      </ul>
      {agreed.length > 0 && (
        <p>
          <small>
            {words.agreed}: {agreed.join(' ')}
          </small>
        </p>
      )}
    </section>
  )
}
