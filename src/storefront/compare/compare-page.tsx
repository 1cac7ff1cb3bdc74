import type { Comparison } from '@/domain/catalogue/comparison/comparison'
import { DemoNotice } from '../shell/frame/demo-notice'
import { Compare } from './compare'

type ComparePageProps = { comparison: Comparison; query: string; isDemo: boolean }

/** /compare: up to four families set in the same words, and what each of them is, side by side. */
export function ComparePage({ comparison, query, isDemo }: ComparePageProps) {
  return (
    <>
      {isDemo ? <DemoNotice /> : null}
      <main id="main">
        <h1 className="vh">Compare</h1>
        <Compare comparison={comparison} loaded={query} />
      </main>
    </>
  )
}
