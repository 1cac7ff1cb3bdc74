import Link from 'next/link'
import { plainDecimal } from '@/domain/money/decimal'
import { formatMoney } from '@/domain/money/format-money'
import type { Period } from '@/domain/reports/period'
import type { RoyaltyStatement } from '@/domain/reports/royalties'
import type { Dates } from '../dates/dates-in'
import type { ReportWords } from './words'

type RoyaltyStatementProps = {
  statement: RoyaltyStatement
  period: Period
  /** Who pays. */
  seller: string
  dates: Dates
  words: ReportWords
  /** Nobody else's is shown beside it. */
  isAlone: boolean
}

/** What one designer is owed in one currency; printed, a sheet of its own. */
export function RoyaltyStatementOf(props: RoyaltyStatementProps) {
  const { statement, period, seller, dates, words, isAlone } = props
  const { designer, currency, rows, net, royalty } = statement

  return (
    <section className="royalty-statement" aria-label={`${designer.name}, ${currency}`}>
      <h2>
        {isAlone ? (
          designer.name
        ) : (
          <Link
            href={`?${new URLSearchParams({ designer: designer.key, ...period })}`}
            prefetch={false}
          >
            {designer.name}
          </Link>
        )}
      </h2>
      <p>
        {seller} · {dates.dayOf(period.from)} – {dates.dayOf(period.to)}
      </p>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{words.groupings.typeface}</th>
            <th scope="col">{words.sold}</th>
            <th scope="col">{words.refunded}</th>
            <th scope="col">{words.net}</th>
            <th scope="col">{words.royalty}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.typeface + row.percent}>
              <th scope="row">
                {row.typeface}, {plainDecimal(row.percent)} %
              </th>
              <td data-label={words.sold}>{formatMoney(row.sold, currency)}</td>
              <td data-label={words.refunded}>
                {row.refunded === 0 ? '–' : formatMoney(0 - row.refunded, currency)}
              </td>
              <td data-label={words.net}>{formatMoney(row.net, currency)}</td>
              <td data-label={words.royalty}>{formatMoney(row.royalty, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {currency}
            </th>
            <td data-label={words.net}>{formatMoney(net, currency)}</td>
            <td data-label={words.royalty}>{formatMoney(royalty, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
