import type { Payload, WidgetServerProps } from 'payload'
import { cache } from 'react'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { moneyIn } from '@/domain/staff/write-money'
import type { SalesTable } from '@/domain/reports/sales-report'
import { readFigures } from '@/operations/read-dashboard'
import { mayEnter } from '@/operations/staff/may-enter'
import { AdminLink } from '../admin-link'
import WORDS from './dashboard-words.json' with { type: 'json' }
import './dashboard.css'
import '../reports/reports.css'

/** Today and thirty days: what was sold net, how many orders, what went back. */
export async function SalesFigures({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'reports' }))) return null
  const words = wordsIn(WORDS, i18n.language).figures
  const money = moneyIn(i18n.language)
  const { today, days } = await figuresOnce(payload)

  return (
    <section className="desk" aria-labelledby="desk-sales">
      <h2 id="desk-sales">{words.title}</h2>
      <dl className="desk-figures">
        <Figures name={words.today} tables={today} words={words} money={money} />
        <Figures name={words.days} tables={days} words={words} money={money} />
      </dl>
      <p className="desk-more">
        <AdminLink href={`${payload.config.routes.admin}/reports`}>{words.toReports}</AdminLink>
      </p>
    </section>
  )
}

type FiguresProps = {
  name: string
  tables: SalesTable[]
  words: (typeof WORDS)['en']['figures']
  money: Money
}

function Figures({ name, tables, words, money }: FiguresProps) {
  return (
    <div>
      <dt>{name}</dt>
      {tables.length === 0 && <dd className="desk-quiet">{words.none}</dd>}
      {tables.map(({ currency, orders, net, refunded }) => (
        <dd key={currency}>
          <strong>{money(net, currency)}</strong>
          <span>{fillIn(orders === 1 ? words.order : words.orders, { count: orders })}</span>
          {refunded > 0 && (
            <span>{fillIn(words.refunds, { money: money(refunded, currency) })}</span>
          )}
        </dd>
      ))}
    </div>
  )
}

const SHOWN = 5

/** What sold best in thirty days, net, a bar each. */
export async function BestTypefaces({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'reports' }))) return null
  const words = wordsIn(WORDS, i18n.language).best
  const money = moneyIn(i18n.language)
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
          money={money}
          rows={rows.filter(({ name }) => name !== '').slice(0, SHOWN)}
        />
      ))}
    </section>
  )
}

type Bar = { key: string; name: string; net: number }

type SalesBarsProps = { rows: readonly Bar[]; currency: string; money: Money }

/** A name, its net and a line as long as that: the longest is the whole measure. A net below zero has no line. */
function SalesBars({ rows, currency, money }: SalesBarsProps) {
  const most = Math.max(1, ...rows.map(({ net }) => net))
  return (
    <ol className="sales-bars">
      {rows.map(({ key, name, net }) => (
        <li key={key}>
          <span>{name}</span>
          <span>{money(net, currency)}</span>
          <i aria-hidden="true" style={{ inlineSize: `${(Math.max(0, net) / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  )
}

type Money = (minor: number, currency: string) => string

/** Two widgets of one page show parts of the same figures: they are read once a request. */
const figuresOnce = cache((payload: Payload) => readFigures(payload))
