import type { FontJob } from '../font-job'
import { FontWorkerProcess, type JobAnswer } from './font-worker-process'
import type { JobLimits } from './job-limits'

const AT_ONCE = 2
const JOBS_A_PROCESS = 50
const POOL = Symbol.for('fount.font-workers')

/** A few warm processes, one job at a time each. WebAssembly memory never shrinks, so none lives for ever. */
export class FontWorkers {
  #idle: FontWorkerProcess[] = []
  #running = 0
  #waiting: (() => void)[] = []

  constructor(readonly start: () => FontWorkerProcess = () => new FontWorkerProcess()) {}

  async run(job: FontJob, limits: JobLimits): Promise<JobAnswer> {
    await this.#turn()
    try {
      const worker = this.#takeIdle() ?? this.start()
      const answer = await worker.do(job, limits)
      this.#keepOrReplace(worker, answer)
      return answer
    } finally {
      this.#next()
    }
  }

  /** One that was killed while it waited is passed over: no font is to blame for it. */
  #takeIdle(): FontWorkerProcess | undefined {
    this.#idle = this.#idle.filter((worker) => worker.isAlive)
    return this.#idle.pop()
  }

  #keepOrReplace(worker: FontWorkerProcess, answer: JobAnswer): void {
    if (answer.kind === 'failed' || worker.jobsDone >= JOBS_A_PROCESS) worker.end()
    else this.#idle.push(worker)
  }

  async #turn(): Promise<void> {
    if (this.#running >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#running += 1
  }

  #next(): void {
    const go = this.#waiting.shift()
    if (go) go()
    else this.#running -= 1
  }
}

/** One pool a process, however often a bundler has copied this file. */
export function fontWorkers(): FontWorkers {
  const home = globalThis as { [POOL]?: FontWorkers }
  return (home[POOL] ??= new FontWorkers())
}
