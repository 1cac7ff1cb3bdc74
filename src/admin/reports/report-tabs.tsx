import Link from 'next/link'
import { type Grouping, GROUPINGS } from '@/domain/reports/split-line'
import type { ReportWords } from './words'

type ReportTabsProps = { current: Grouping | 'royalties'; query: string; words: ReportWords }

/** From one report to another of the same days. */
export function ReportTabs({ current, query, words }: ReportTabsProps) {
  const tabs = [
    ...GROUPINGS.map((by) => ({
      key: by,
      name: words.groupings[by],
      href: `/admin/reports?by=${by}&${query}`,
    })),
    { key: 'royalties', name: words.royalties, href: `/admin/reports/royalties?${query}` },
  ]
  return (
    <nav className="report-tabs" aria-label={words.by}>
      {tabs.map(({ key, name, href }) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
