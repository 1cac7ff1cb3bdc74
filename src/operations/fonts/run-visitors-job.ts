import type { FontJob, FontJobResult } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import { runInLine } from '../at-once/short-queue'

/** A second's work or two, of which most take some hundredths. */
const LINE = { name: 'fonts for visitors', atOnce: 1, mostWaiting: 32 }

/** Font work that visitors ask for: in a process and a line of its own, so that no upload and no release waits behind it. */
export function runVisitorsJob<Job extends FontJob>(job: Job): Promise<FontJobResult<Job>> {
  return runInLine(LINE, () => runFontJob(job, { whose: 'visitors' }))
}
