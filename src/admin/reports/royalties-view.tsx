import type { AdminViewServerProps } from 'payload'
import { plainDecimal } from '@/domain/money/decimal'
import type { Period } from '@/domain/reports/period'
import type { RoyaltyStatement } from '@/domain/reports/royalties'
import { readShop } from '@/operations/records/shop'
import { readRoyalties, royaltiesFor } from '@/operations/reports/sales-reports'
import { may } from '@/domain/staff/roles'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { moneyIn } from '@/domain/staff/write-money'
import { AdminLink } from '../admin-link'
import { type Dates, datesIn } from '../dates-in'
import { TableHead } from '../table-head'
import { PrintButton } from './print-button'
import { PeriodChoice, readPeriod, ReportFrame, ReportTabs } from './report-frame'
import WORDS from './report-words.json' with { type: 'json' }

/** /admin/reports/royalties: what each designer is owed for a period, to read, to print and as a table. */
export function RoyaltiesView(view: AdminViewServerProps) {
  return (
    <ReportFrame view={view} path="/reports/royalties" area="royalties">
      <Statements {...view} />
    </ReportFrame>
  )
}

async function Statements({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const words = wordsIn(WORDS, req.i18n.language)
  const { period, isRefused, usual } = await readPeriod(req.payload, searchParams)
  const seesAll = may(req.user, 'read', 'reports')
  const asked = typeof searchParams?.designer === 'string' ? searchParams.designer : null
  const designer = royaltiesFor(req.user, asked)
  const [statements, shop] = await Promise.all([
    readRoyalties(req.payload, { period, designer }),
    readShop(req.payload),
  ])
  const more: Record<string, string> = designer ? { designer } : {}
  const query = new URLSearchParams({ ...more, ...period }).toString()

  return (
    <>
      <h1>{words.royalties}</h1>
      {seesAll && (
        <ReportTabs
          current="royalties"
          query={new URLSearchParams(period).toString()}
          words={words}
        />
      )}
      <PeriodChoice {...{ period, isRefused, usual, words, more }} />
      {statements.length === 0 && (
        <p className="report-quiet">
          {seesAll ? words.noRoyalties : words.noneOfYours}{' '}
          {seesAll && (
            <AdminLink href="/admin/collections/designers">{words.toDesigners}</AdminLink>
          )}
        </p>
      )}
      {statements.map((statement) => (
        <RoyaltyStatementOf
          key={statement.designer.key + statement.currency}
          {...{ statement, period, words }}
          seller={shop.seller}
          money={moneyIn(req.i18n.language)}
          dates={datesIn(req.payload.config, req.i18n.language)}
          isAlone={designer !== null}
        />
      ))}
      {statements.length > 0 && (
        <p className="report-files">
          <a href={`/api/reports/royalties?${query}`}>{words.csv}</a>
          <PrintButton>{words.print}</PrintButton>
        </p>
      )}
      <p className="report-quiet report-how">{words.howRoyalties}</p>
    </>
  )
}

type RoyaltyStatementProps = {
  statement: RoyaltyStatement
  period: Period
  /** Who pays. */
  seller: string
  dates: Dates
  words: (typeof WORDS)['en']
  money: ReturnType<typeof moneyIn>
  /** Nobody else's is shown beside it. */
  isAlone: boolean
}

/** What one designer is owed in one currency; printed, a sheet of its own. */
function RoyaltyStatementOf(props: RoyaltyStatementProps) {
  const { statement, period, seller, dates, words, money, isAlone } = props
  const { designer, currency, rows, net, royalty } = statement

  return (
    <section className="royalty-statement" aria-label={`${designer.name}, ${currency}`}>
      <h2>
        {isAlone ? (
          designer.name
        ) : (
          <AdminLink href={`?${new URLSearchParams({ designer: designer.key, ...period })}`}>
            {designer.name}
          </AdminLink>
        )}
      </h2>
      <p>
        {seller} · {dates.dayOf(period.from)} – {dates.dayOf(period.to)}
      </p>
      <table className="report-table">
        <TableHead
          titles={[words.groupings.typeface, words.sold, words.refunded, words.net, words.royalty]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.typeface + row.percent}>
              <th scope="row">
                {row.typeface}, {plainDecimal(row.percent)} %
              </th>
              <td data-label={words.sold}>{money(row.sold, currency)}</td>
              <td data-label={words.refunded}>
                {row.refunded === 0 ? '–' : money(0 - row.refunded, currency)}
              </td>
              <td data-label={words.net}>{money(row.net, currency)}</td>
              <td data-label={words.royalty}>{money(row.royalty, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {currency}
            </th>
            <td data-label={words.net}>{money(net, currency)}</td>
            <td data-label={words.royalty}>{money(royalty, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
