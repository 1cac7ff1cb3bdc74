import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { parsePeriod, type Period, type UsualPeriod, usualPeriods } from '@/domain/reports/period'
import { type Grouping, GROUPINGS } from '@/domain/reports/split-line'
import { dayIn } from '@/domain/tax/day-in-country'
import { readShop } from '@/operations/records/shop'
import type { Area } from '@/domain/staff/roles'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { AdminLink } from '../admin-link'
import { DeskPage } from '../admin-page'
import WORDS from './report-words.json' with { type: 'json' }
import './reports.css'

type ReportWords = (typeof WORDS)['en']

type ReportFrameProps = {
  view: AdminViewServerProps
  path: string
  area?: Area
  children: ReactNode
}

/** A page of reports. */
export function ReportFrame({ view, path, area = 'reports', children }: ReportFrameProps) {
  const words = wordsIn(WORDS, view.initPageResult.req.i18n.language)
  return (
    <DeskPage view={view} path={path} title={words.title} area={area}>
      <div className="reports">{children}</div>
    </DeskPage>
  )
}

type ReportTabsProps = {
  current: Grouping | 'royalties' | 'vat'
  query: string
  words: ReportWords
}

/** From one report to another of the same days. */
export function ReportTabs({ current, query, words }: ReportTabsProps) {
  const tabs = [
    ...GROUPINGS.map((by) => ({
      key: by,
      name: words.groupings[by],
      href: `/admin/reports?by=${by}&${query}`,
    })),
    { key: 'royalties', name: words.royalties, href: `/admin/reports/royalties?${query}` },
    { key: 'vat', name: words.vat, href: `/admin/reports/vat?${query}` },
  ]
  return (
    <nav className="report-tabs" aria-label={words.by}>
      {tabs.map(({ key, name, href }) => (
        <AdminLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {name}
        </AdminLink>
      ))}
    </nav>
  )
}

type PeriodChoiceProps = PeriodOfPage & {
  words: ReportWords
  /** What else the page's address says. */
  more?: Record<string, string>
}

/** Any two days, or a period that is asked for again and again; both are addresses. */
export function PeriodChoice({ period, isRefused, usual, words, more = {} }: PeriodChoiceProps) {
  return (
    <form className="report-period" method="get">
      {Object.entries(more).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {words.from}
        <input type="date" name="from" defaultValue={period.from} required />
      </label>
      <label>
        {words.to}
        <input type="date" name="to" defaultValue={period.to} required />
      </label>
      <button type="submit" className="quiet-button">
        {words.show}
      </button>
      <span className="report-usual">
        {(Object.keys(usual) as UsualPeriod[]).map((one) => (
          <AdminLink key={one} href={`?${new URLSearchParams({ ...more, ...usual[one] })}`}>
            {words.usual[one]}
          </AdminLink>
        ))}
      </span>
      {isRefused && <p role="alert">{words.notAPeriod}</p>}
    </form>
  )
}

type PeriodOfPage = {
  period: Period
  /** What was asked for is none. */
  isRefused: boolean
  usual: Record<UsualPeriod, Period>
}

/** The days in the page's address; without any, the last thirty. */
export async function readPeriod(
  payload: Payload,
  query: AdminViewServerProps['searchParams'],
): Promise<PeriodOfPage> {
  const { country } = await readShop(payload)
  const usual = usualPeriods(dayIn(country, new Date()))
  const asked = parsePeriod(query?.from, query?.to)
  const isAsked = query?.from !== undefined || query?.to !== undefined
  return { period: asked ?? usual.last_30_days, isRefused: isAsked && asked === null, usual }
}
