import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { mayEnter } from '@/operations/staff/may-enter'
import { formatMoney } from '@/domain/money/format-money'
import type { SalesTable } from '@/domain/reports/sales-report'
import { figuresOnce } from './figures-once'
import { dashboardWords, type DashboardWords } from './words'
import './dashboard.css'

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
