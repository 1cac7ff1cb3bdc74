import { fork } from 'node:child_process'
import { FontJobFailed, type FailureReason } from '@/fonts/workers/font-job-failed'
import { workerProgram } from '@/fonts/workers/worker-program'
import type { SpecimenJob } from './specimen-pdf'
import type { SpecimenAnswer } from './specimen-worker'

const LONGEST_MS = 60_000

/**
 * Sets a specimen in a process of its own, for it shapes and draws what is in the masters: whatever a font does to it, this
 * process lives on. A family of twenty styles takes a second of a processor.
 */
export function setSpecimen(job: SpecimenJob): Promise<Buffer> {
  const { file, loader } = workerProgram('specimen-worker')
  const child = fork(file, {
    execArgv: [...loader, '--max-old-space-size=512'],
    env: {} as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = child.kill('SIGKILL')
  }, LONGEST_MS)
  return new Promise<Buffer>((resolve, reject) => {
    child.once('message', (answer: SpecimenAnswer) => {
      if ('failure' in answer) return reject(notSet('error', answer.failure))
      const { buffer, byteOffset, byteLength } = answer.pdf
      resolve(Buffer.from(buffer, byteOffset, byteLength))
    })
    child.once('error', (error) => reject(notSet('crash', error)))
    child.once('exit', () => reject(notSet(isLate ? 'time' : 'crash')))
    child.send(job)
  }).finally(() => clearTimeout(timer))
}

function notSet(reason: FailureReason, cause?: unknown): FontJobFailed {
  const sentence = 'This specimen could not be set just now. Try again in a moment.'
  return Object.assign(new FontJobFailed(reason, sentence), { cause })
}
