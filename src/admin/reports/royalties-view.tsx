import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { readRoyalties } from '@/operations/reports/sales-reports'
import { readShop } from '@/operations/records/shop'
import { datesIn } from '../dates/dates-in'
import { PeriodChoice } from './period-choice'
import { PrintButton } from './print-button'
import { readPeriod } from './read-period'
import { ReportFrame } from './report-frame'
import { ReportTabs } from './report-tabs'
import { RoyaltyStatementOf } from './royalty-statement'
import { reportWords } from './words'

/** /admin/reports/royalties: what each designer is owed for a period, to read, to print and as a table. */
export function RoyaltiesView(view: AdminViewServerProps) {
  return (
    <ReportFrame view={view} path="/reports/royalties">
      <Statements {...view} />
    </ReportFrame>
  )
}

async function Statements({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const words = reportWords(req.i18n.language)
  const { period, isRefused, usual } = await readPeriod(req.payload, searchParams)
  const designer = typeof searchParams?.designer === 'string' ? searchParams.designer : null
  const [statements, shop] = await Promise.all([
    readRoyalties(req.payload, { period, designer }),
    readShop(req.payload),
  ])
  const more: Record<string, string> = designer ? { designer } : {}
  const query = new URLSearchParams({ ...more, ...period }).toString()

  return (
    <>
      <h1>{words.royalties}</h1>
      <ReportTabs
        current="royalties"
        query={new URLSearchParams(period).toString()}
        words={words}
      />
      <PeriodChoice {...{ period, isRefused, usual, words, more }} />
      {statements.length === 0 && (
        <p className="report-quiet">
          {words.noRoyalties}{' '}
          <Link href="/admin/collections/designers" prefetch={false}>
            {words.toDesigners}
          </Link>
        </p>
      )}
      {statements.map((statement) => (
        <RoyaltyStatementOf
          key={statement.designer.key + statement.currency}
          {...{ statement, period, words }}
          seller={shop.seller}
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
