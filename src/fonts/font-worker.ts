import { doFontJob } from './do-font-job'
import type { FontJob } from './font-job'
import { FontRefused } from './font-refused'
import type { JobAnswer } from './workers/font-worker-process'

/** The child's side of runFontJob: one job, one answer. It ends when the parent does. */
process.on('message', (job: FontJob) => void answer(job))
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })

async function answer(job: FontJob): Promise<void> {
  process.send?.(await answerTo(job))
}

async function answerTo(job: FontJob): Promise<JobAnswer> {
  try {
    return { kind: 'done', result: await doFontJob(job) }
  } catch (error) {
    if (error instanceof FontRefused) return { kind: 'refused', sentence: error.message }
    console.error(`${job.kind} failed`, error)
    return { kind: 'failed', reason: 'error', sentence: 'The work on this font failed.' }
  }
}
