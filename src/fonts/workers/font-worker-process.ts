import { type ChildProcess, fork } from 'node:child_process'

import type { FontJob, FontJobResult } from '../font-job'
import type { FailureReason } from './font-job-failed'
import { workerProgram } from './worker-program'
import type { JobLimits } from './job-limits'
import { residentMemoryOf } from './resident-memory'

export type JobAnswer =
  | { kind: 'done'; result: FontJobResult }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; reason: FailureReason; sentence: string }

const START_IN_SECONDS = 30
const WATCH_EVERY_MS = 25

/** One child process. It keeps this process alive only while it works. */
export class FontWorkerProcess {
  jobsDone = 0
  readonly #child = startChild()
  readonly #start = answerOf(this.#child, { seconds: START_IN_SECONDS, residentBytes: Infinity })

  get pid(): number | undefined {
    return this.#child.pid
  }

  get isAlive(): boolean {
    return this.#child.connected
  }

  async do(job: FontJob, limits: JobLimits): Promise<JobAnswer> {
    this.#hold()
    const start = await this.#start
    if (start.kind === 'failed') return { ...start, sentence: 'The work on fonts could not begin.' }

    const answer = answerOf(this.#child, limits)
    this.#child.send(job)
    const settled = await answer

    this.jobsDone += 1
    this.#release()
    return settled
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  #hold(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }

  #release(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}

function startChild(): ChildProcess {
  const { file, loader } = workerProgram('font-worker')
  return fork(file, {
    // The child frees a font's memory outside the heap when the collector comes to it, which it therefore calls itself.
    execArgv: [...loader, '--max-old-space-size=512', '--expose-gc'],
    env: {} as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** The child's next message, or why there will be none. */
function answerOf(child: ChildProcess, limits: JobLimits): Promise<JobAnswer> {
  const { promise, resolve } = withResolvers<JobAnswer>()
  const giveUp = (reason: FailureReason, sentence: string) => {
    child.kill('SIGKILL')
    resolve({ kind: 'failed', reason, sentence })
  }
  const crash = () => giveUp('crash', 'This font made the work on it break off.')
  const clock = setTimeout(
    () => giveUp('time', `This font took longer than ${limits.seconds} seconds.`),
    limits.seconds * 1000,
  )
  const watch = setInterval(() => {
    if (residentMemoryOf(child.pid ?? 0) <= limits.residentBytes) return
    giveUp('memory', 'This font asked for too much memory.')
  }, WATCH_EVERY_MS)

  child.once('message', resolve).once('exit', crash).once('error', crash)
  return promise.finally(() => {
    clearTimeout(clock)
    clearInterval(watch)
    child.off('message', resolve).off('exit', crash).off('error', crash)
  })
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve }
}
