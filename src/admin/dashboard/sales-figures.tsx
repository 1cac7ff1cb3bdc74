import Link from 'next/link'
import type { Payload, WidgetServerProps } from 'payload'
import { cache } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import type { SalesTable } from '@/domain/reports/sales-report'
import { readFigures } from '@/operations/read-dashboard'
import { mayEnter } from '@/operations/staff/may-enter'
import { dashboardWords, type DashboardWords } from './words'
import './dashboard.css'
import '../reports/reports.css'

/** Today and thirty days: what was sold net, how many orders, what went back. */
export async function SalesFigures({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'reports' }))) return null
  const words = dashboardWords(i18n.language).figures
  const { today, days } = await figuresOnce(payload)

  return (
    <section className="desk" aria-labelledby="desk-sales">
      <h2 id="desk-sales">{words.title}</h2>
      <dl className="desk-figures">
        <Figures name={words.today} tables={today} words={words} />
        <Figures name={words.days} tables={days} words={words} />
      </dl>
      <p className="desk-more">
        <Link href={`${payload.config.routes.admin}/reports`} prefetch={false}>
          {words.toReports}
        </Link>
      </p>
    </section>
  )
}

type FiguresProps = { name: string; tables: SalesTable[]; words: DashboardWords['figures'] }

function Figures({ name, tables, words }: FiguresProps) {
  return (
    <div>
      <dt>{name}</dt>
      {tables.length === 0 && <dd className="desk-quiet">{words.none}</dd>}
      {tables.map(({ currency, orders, net, refunded }) => (
        <dd key={currency}>
          <strong>{formatMoney(net, currency)}</strong>
          <span>{words.orders(orders)}</span>
          {refunded > 0 && <span>{words.refunds(formatMoney(refunded, currency))}</span>}
        </dd>
      ))}
    </div>
  )
}

const SHOWN = 5

/** What sold best in thirty days, net, a bar each. */
export async function BestTypefaces({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'reports' }))) return null
  const words = dashboardWords(i18n.language).best
  const { days } = await figuresOnce(payload)
  const sold = days.filter(({ rows }) => rows.some(({ name }) => name !== ''))

  return (
    <section className="desk" aria-labelledby="desk-best">
      <h2 id="desk-best">{words.title}</h2>
      {sold.length === 0 && <p className="desk-quiet">{words.none}</p>}
      {sold.map(({ currency, rows }) => (
        <SalesBars
          key={currency}
          currency={currency}
          rows={rows.filter(({ name }) => name !== '').slice(0, SHOWN)}
        />
      ))}
    </section>
  )
}

type Bar = { key: string; name: string; net: number }

/** A name, its net and a line as long as that: the longest is the whole measure. A net below zero has no line. */
function SalesBars({ rows, currency }: { rows: readonly Bar[]; currency: string }) {
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

/** Two widgets of one page show parts of the same figures: they are read once a request. */
const figuresOnce = cache((payload: Payload) => readFigures(payload))
