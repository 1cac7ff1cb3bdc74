import type { AdminViewServerProps } from 'payload'
import { type Grouping, GROUPINGS } from '@/domain/reports/split-line'
import { readSalesReport } from '@/operations/reports/sales-reports'
import { PeriodChoice } from './period-choice'
import { readPeriod } from './read-period'
import { ReportFrame } from './report-frame'
import { ReportTabs } from './report-tabs'
import { SalesTableOf } from './sales-table'
import { reportWords } from './words'

/** /admin/reports: what was sold, by one of five groupings, for any period. */
export function ReportsView(view: AdminViewServerProps) {
  return (
    <ReportFrame view={view} path="/reports">
      <Report {...view} />
    </ReportFrame>
  )
}

async function Report({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const words = reportWords(req.i18n.language)
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
