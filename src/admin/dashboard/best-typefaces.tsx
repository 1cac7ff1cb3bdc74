import type { WidgetServerProps } from 'payload'
import { mayEnter } from '@/operations/staff/may-enter'
import { SalesBars } from '../reports/sales-bars'
import { figuresOnce } from './figures-once'
import { dashboardWords } from './words'
import './dashboard.css'

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
