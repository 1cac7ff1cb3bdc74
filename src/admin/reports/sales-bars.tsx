import { formatMoney } from '@/domain/money/format-money'
import './sales-bars.css'

type Bar = { key: string; name: string; net: number }

/** A name, its net and a line as long as that: the longest is the whole measure. A net below zero has no line. */
export function SalesBars({ rows, currency }: { rows: readonly Bar[]; currency: string }) {
  const most = Math.max(1, ...rows.map(({ net }) => net))
  return (
    <ol className="sales-bars">
      {rows.map(({ key, name, net }) => (
        <li key={key}>
          <span>{name}</span>
          <span>{formatMoney(net, currency)}</span>
          <i aria-hidden="true" style={{ inlineSize: `${(Math.max(0, net) / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  )
}
