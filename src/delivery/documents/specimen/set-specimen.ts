import { fork } from 'node:child_process'
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
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  return new Promise<Buffer>((resolve, reject) => {
    child.once('message', (answer: SpecimenAnswer) => {
      if ('failure' in answer) return reject(new Error(answer.failure))
      const { buffer, byteOffset, byteLength } = answer.pdf
      resolve(Buffer.from(buffer, byteOffset, byteLength))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process that sets specimens ended too early.')))
    child.send(job)
  }).finally(() => clearTimeout(timer))
}
