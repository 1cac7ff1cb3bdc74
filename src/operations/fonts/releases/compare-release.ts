import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import { runFontJob } from '@/fonts/run-font-job'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { fontPath } from '../files/font-store'
import type { ReleasedMaster, ReleasePlan, ReplacedMaster } from './plan-release'

/** What a new release does to each of its styles. */
export async function compareRelease({
  replaced,
  added,
}: Extract<ReleasePlan, { kind: 'create' }>): Promise<ReleaseChange[]> {
  const changes = await Promise.all(replaced.map(compare))
  return [...changes, ...added.map(({ style, name }) => ({ style, name, kind: 'added' as const }))]
}

/** The master is published already: a comparison that fails must not stop its release from being recorded. */
async function compare({ before, after }: ReplacedMaster): Promise<ReleaseChange> {
  const change = { style: after.style, name: after.name, kind: 'replaced' as const }
  try {
    const job = {
      kind: 'compare' as const,
      before: masterPathOf(before),
      master: masterPathOf(after),
    }
    return { ...change, reflow: await runFontJob(job) }
  } catch (error) {
    if (!(error instanceof FontJobFailed)) throw error
    return { ...change, reflow: null }
  }
}

export function masterPathOf({ sha256, format }: ReleasedMaster): string {
  return fontPath(sha256, format.toLowerCase())
}
