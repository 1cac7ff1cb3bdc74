import pLimit, { type LimitFunction } from 'p-limit'
import { LineIsFull } from '@/domain/request-error'
import type { FontJob, FontJobResult } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import { shared } from '@/platform/shared'

/** A second's work or two, of which most take some hundredths. */
const LINE = { name: 'fonts for visitors', atOnce: 1, mostWaiting: 32 }

/** Font work that visitors ask for: in a process and a line of its own, so that no upload and no release waits behind it. */
export function runVisitorsJob<Job extends FontJob>(job: Job): Promise<FontJobResult<Job>> {
  return runInLine(LINE, () => runFontJob(job, { whose: 'visitors' }))
}

export type ShortQueue = { name: string; atOnce: number; mostWaiting: number }

const queues = shared('short queues', () => new Map<string, LimitFunction>())

/** Does the work in its turn. Who comes when too many wait is told to come again, so that nobody waits for long. */
export async function runInLine<Made>(
  { name, atOnce, mostWaiting }: ShortQueue,
  work: () => Promise<Made>,
): Promise<Made> {
  const line = queues.get(name) ?? pLimit(atOnce)
  queues.set(name, line)
  if (line.pendingCount >= mostWaiting) throw new LineIsFull()
  return line(work)
}
