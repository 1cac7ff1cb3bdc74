import type { AdminViewServerProps } from 'payload'
import { plainDecimal } from '@/domain/money/decimal'
import { usualPeriods } from '@/domain/reports/period'
import { dayIn } from '@/domain/tax/day-in-country'
import { readShop } from '@/operations/records/shop'
import { readSoldAbroad, readVatReturn, THRESHOLD_IN_EURO } from '@/operations/reports/vat-returns'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { moneyIn } from '@/domain/staff/write-money'
import { TableHead } from '../table-head'
import { PeriodChoice, readPeriod, ReportFrame, ReportTabs } from './report-frame'
import WORDS from './report-words.json' with { type: 'json' }
import VAT_WORDS from './vat-words.json' with { type: 'json' }

/** /admin/reports/vat: what a quarter's documents say to tax offices abroad, and all of them for who keeps the books. */
export function VatView(view: AdminViewServerProps) {
  return (
    <ReportFrame view={view} path="/reports/vat">
      <VatReport {...view} />
    </ReportFrame>
  )
}

async function VatReport({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { language } = req.i18n
  const [words, own] = [wordsIn(WORDS, language), wordsIn(VAT_WORDS, language)]
  const { country } = await readShop(req.payload)
  const today = dayIn(country, new Date())
  const asked = searchParams?.from ? searchParams : { ...usualPeriods(today).last_quarter }
  const { period, isRefused, usual } = await readPeriod(req.payload, asked)
  const [declared, abroad] = await Promise.all([
    readVatReturn(req.payload, period),
    readSoldAbroad(req.payload, today),
  ])
  const { oss, corrections, businesses, currency, withoutRate, notOver } = declared
  const query = new URLSearchParams(period).toString()
  const file = (table: string) => `/api/reports/vat?table=${table}&${query}`
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const money = (minor: number, of = 'EUR') => moneyIn(language)(minor, of)

  return (
    <>
      <h1>{words.vat}</h1>
      <ReportTabs current="vat" query={query} words={words} />
      <PeriodChoice {...{ period, isRefused, usual, words }} />
      {withoutRate.length > 0 && (
        <p role="alert">{fillIn(own.withoutRate, { numbers: withoutRate.join(', ') })}</p>
      )}
      {notOver.length > 0 && (
        <p role="status">{fillIn(own.notOver, { numbers: notOver.join(', ') })}</p>
      )}
      <Table
        title={own.oss}
        head={[own.country, own.rate, own.net, own.tax]}
        rows={oss.map((row) => [
          nameOf(row.country),
          `${plainDecimal(row.rate)} %`,
          money(row.net),
          money(row.tax),
        ])}
        nothing={own.noOss}
      />
      {corrections.length > 0 && (
        <Table
          title={own.corrections}
          head={[own.country, own.quarter, own.tax]}
          rows={corrections.map((row) => [nameOf(row.country), row.quarter, money(row.tax)])}
          nothing=""
        />
      )}
      <Table
        title={own.businesses}
        head={[own.vatId, own.country, own.net]}
        rows={businesses.map((row) => [row.vatId, nameOf(row.country), money(row.net, currency)])}
        nothing={own.noBusinesses}
      />
      <p className="report-files">
        <a href={file('oss')}>{own.ossFile}</a>
        {country === 'DE' && <a href={file('oss-bzst')}>{own.ossFileOfGermany}</a>}
        <a href={file('eu-sales')}>{own.businessesFile}</a>
        <a href={`/api/reports/parcel?${query}`}>{own.parcel}</a>
      </p>
      {abroad !== null && (
        <p className="report-quiet">
          {fillIn(own.threshold, { sold: money(abroad), limit: money(THRESHOLD_IN_EURO) })}
        </p>
      )}
      <p className="report-quiet report-how">{own.how}</p>
    </>
  )
}

type TableProps = { title: string; head: string[]; rows: string[][]; nothing: string }

/** The first of each row names it. */
function Table({ title, head, rows, nothing }: TableProps) {
  return (
    <table className="report-table">
      <caption>{title}</caption>
      <TableHead titles={head} />
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={head.length}>{nothing}</td>
          </tr>
        )}
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join(' ')}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
