import Link from 'next/link'
import { GROUPINGS, type Grouping } from '@/domain/reports/split-line'
import type { ReportWords } from './words'

type ReportTabsProps = { current: Grouping; query: string; words: ReportWords }

/** From one report to another of the same days. */
export function ReportTabs({ current, query, words }: ReportTabsProps) {
  return (
    <nav className="report-tabs" aria-label={words.by}>
      {GROUPINGS.map((by) => (
        <Link
          key={by}
          href={`/admin/reports?by=${by}&${query}`}
          prefetch={false}
          aria-current={by === current ? 'page' : undefined}
        >
          {words.groupings[by]}
        </Link>
      ))}
    </nav>
  )
}
