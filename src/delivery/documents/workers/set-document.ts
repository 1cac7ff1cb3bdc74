import { Piscina } from 'piscina'
import { workerProgram } from '@/fonts/workers/worker-program'
import type { DocumentJob, SetDocument } from './document-job'

const POOL = Symbol.for('fount.document-threads')
const IDLE_MS = 60_000

/** Sets a paper in a thread of its own: an invoice takes 0.4 s of a processor, for which no visitor should wait. */
export async function setDocument(
  job: DocumentJob,
): Promise<{ pdf: Buffer; dataFailure: string | null }> {
  const { pdf, dataFailure } = (await documentThreads().run(job)) as SetDocument
  return { pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), dataFailure }
}

/** One pool a process, however often a bundler has copied this file. The thread begins with the first paper, and goes when there is none. */
function documentThreads(): Piscina {
  const home = globalThis as { [POOL]?: Piscina }
  return (home[POOL] ??= startThreads())
}

function startThreads(): Piscina {
  const { file, loader } = workerProgram('document-worker')
  return new Piscina({
    filename: file,
    execArgv: loader,
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
}
