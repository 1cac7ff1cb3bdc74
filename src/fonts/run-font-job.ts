import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { figures } from '@/platform/figures'
import type { DeriveJob, FontJob, FontJobResult, PackJob } from './font-job'
import { FontRefused } from './font-refused'
import { FontJobFailed } from './workers/font-job-failed'
import { type JobAnswer, type JobLimits, limitsOf } from './workers/font-worker-process'
import { fontWorkers, type Whose } from './workers/worker-pool'
type Way = { limits: JobLimits; whose?: Whose }

/** Does the work in a child process: whatever a font does to it, this process lives on. */
export async function runFontJob<Job extends FontJob>(
  job: Job,
  given: { limits?: JobLimits; whose?: Whose } = {},
): Promise<FontJobResult<Job>> {
  const way = { ...given, limits: given.limits ?? (await limitsOf(job)) }
  const isWritten = job.kind === 'derive' || job.kind === 'pack'
  const result = isWritten ? await write(job, way) : await send(job, way)
  return result as FontJobResult<Job>
}

/** The file gets its name only when it is whole, so a killed child leaves nothing behind. */
async function write(job: DeriveJob | PackJob, way: Way): Promise<FontJobResult> {
  const unfinished = `${job.out}.${randomUUID()}.part`
  try {
    const written = await send({ ...job, out: unfinished }, way)
    await rename(unfinished, job.out)
    return written
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function send(job: FontJob, { limits, whose }: Way): Promise<FontJobResult> {
  const end = figures().fontJobs.startTimer({ kind: job.kind })
  const answer = await fontWorkers(whose).run(job, limits)
  end({ outcome: answer.kind })
  return resultOf(answer)
}

function resultOf(answer: JobAnswer): FontJobResult {
  switch (answer.kind) {
    case 'done':
      return answer.result
    case 'refused':
      throw new FontRefused(answer.sentence)
    case 'failed':
      throw new FontJobFailed(answer.reason, answer.sentence)
  }
}
