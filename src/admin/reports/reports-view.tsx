import type { AdminViewServerProps } from 'payload'
import type { SalesRow, SalesTable } from '@/domain/reports/sales-report'
import { type Grouping, GROUPINGS } from '@/domain/reports/split-line'
import { readSalesReport } from '@/operations/reports/sales-reports'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { moneyIn } from '@/domain/staff/write-money'
import { TableHead } from '../table-head'
import { PeriodChoice, readPeriod, ReportFrame, ReportTabs } from './report-frame'
import WORDS from './report-words.json' with { type: 'json' }

/** /admin/reports: what was sold, by one of five groupings, for any period. */
export function ReportsView(view: AdminViewServerProps) {
  return (
    <ReportFrame view={view} path="/reports">
      <Report {...view} />
    </ReportFrame>
  )
}

async function Report({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const words = wordsIn(WORDS, req.i18n.language)
  const { period, isRefused, usual } = await readPeriod(req.payload, searchParams)
  const by = GROUPINGS.find((one) => one === searchParams?.by) ?? 'typeface'
  const tables = await readSalesReport(req.payload, { by, period })
  const query = new URLSearchParams(period).toString()

  return (
    <>
      <h1>{words.title}</h1>
      <ReportTabs current={by} query={query} words={words} />
      <PeriodChoice {...{ period, isRefused, usual, words }} more={{ by }} />
      {tables.length === 0 && <p className="report-quiet">{words.nothing}</p>}
      {tables.map((table) => (
        <SalesTableOf
          key={table.currency}
          table={table}
          by={by}
          nameOf={nameIn(by, req.i18n.language, words.nobody[by])}
          words={words}
          money={moneyIn(req.i18n.language)}
        />
      ))}
      <p className="report-files">
        {tables.length > 0 && <a href={`/api/reports/sales?by=${by}&${query}`}>{words.csv}</a>}
        <a href={`/api/invoices/export?${query}`}>{words.books}</a>
      </p>
      <p className="report-quiet">{words.how}</p>
    </>
  )
}

/** Countries are stored by their letters. */
function nameIn(by: Grouping, language: string, nobody: string): (name: string) => string {
  if (by !== 'country') return (name) => name || nobody
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code || nobody)
}

/** A page is read; what is longer is for a spreadsheet. */
const MOST_ROWS = 100

type SalesTableProps = {
  table: SalesTable
  by: Grouping
  nameOf: (name: string) => string
  words: (typeof WORDS)['en']
  money: ReturnType<typeof moneyIn>
}

/** One currency: each row over a line as long as its net, the whole at the foot. */
function SalesTableOf({ table, by, nameOf, words, money }: SalesTableProps) {
  const { currency, rows, orders, count, sold, refunded, net } = table
  const most = Math.max(1, ...rows.map((row) => row.net))
  const shown = rows.slice(0, MOST_ROWS)

  return (
    <table className="report-table">
      <caption>
        {currency}{' '}
        <span>{fillIn(orders === 1 ? words.order : words.orders, { count: orders })}</span>
      </caption>
      <TableHead
        titles={[words.groupings[by], words.lines, words.sold, words.refunded, words.net]}
      />
      <tbody>
        {shown.map((row) => (
          <Row
            key={row.key}
            {...{ row, currency, words, money }}
            name={nameOf(row.name)}
            most={most}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {rows.length > MOST_ROWS
              ? fillIn(words.more, { count: rows.length - MOST_ROWS })
              : null}
          </th>
          <Amounts {...{ count, sold, refunded, net, currency, words, money }} />
        </tr>
      </tfoot>
    </table>
  )
}

type RowProps = Omit<AmountsProps, keyof SalesRow> & { row: SalesRow; name: string; most: number }

function Row({ row, name, most, ...props }: RowProps) {
  const length = `${(Math.max(0, row.net) / most) * 100}%`
  return (
    <tr>
      <th scope="row">
        {name}
        <i aria-hidden="true" style={{ inlineSize: length }} />
      </th>
      <Amounts {...row} {...props} />
    </tr>
  )
}

type AmountsProps = Pick<SalesRow, 'count' | 'sold' | 'refunded' | 'net'> &
  Pick<SalesTableProps, 'words' | 'money'> & { currency: string }

function Amounts({ count, sold, refunded, net, currency, words, money }: AmountsProps) {
  return (
    <>
      <td data-label={words.lines}>{count}</td>
      <td data-label={words.sold}>{money(sold, currency)}</td>
      <td data-label={words.refunded}>{refunded === 0 ? '–' : money(0 - refunded, currency)}</td>
      <td data-label={words.net}>{money(net, currency)}</td>
    </>
  )
}
