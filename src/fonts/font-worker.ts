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
  freeShapedFonts()
}

/**
 * What HarfBuzz holds of a font lies in WebAssembly's memory, which the collector does not count: it would come late, and the
 * memory has grown by a whole font for each job until then. It never shrinks again.
 */
function freeShapedFonts(): void {
  globalThis.gc?.()
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
