import Link from 'next/link'
import type { UsualPeriod } from '@/domain/reports/period'
import type { PeriodOfPage } from './read-period'
import type { ReportWords } from './words'

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
      <button type="submit">{words.show}</button>
      <span className="report-usual">
        {(Object.keys(usual) as UsualPeriod[]).map((one) => (
          <Link
            key={one}
            href={`?${new URLSearchParams({ ...more, ...usual[one] })}`}
            prefetch={false}
          >
            {words.usual[one]}
          </Link>
        ))}
      </span>
      {isRefused && <p role="alert">{words.notAPeriod}</p>}
    </form>
  )
}
