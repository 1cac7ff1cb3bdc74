import type { FontJob } from '../font-job'
import { FontWorkerProcess, type JobAnswer, type JobLimits } from './font-worker-process'

const JOBS_A_PROCESS = 50
const POOLS = Symbol.for('fount.font-workers')

/** Whose work it is. What visitors ask for has a process of its own, so that uploads and releases never wait behind it. */
export type Whose = 'shop' | 'visitors'

const AT_ONCE: Record<Whose, number> = { shop: 2, visitors: 1 }

/** A few warm processes, one job at a time each. WebAssembly memory never shrinks, so none lives for ever. */
export class FontWorkers {
  #idle: FontWorkerProcess[] = []
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    readonly atOnce: number,
    readonly start: () => FontWorkerProcess = () => new FontWorkerProcess(),
  ) {}

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
    if (this.#running >= this.atOnce) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#running += 1
  }

  #next(): void {
    const go = this.#waiting.shift()
    if (go) go()
    else this.#running -= 1
  }
}

/** One pool of each kind a process, however often a bundler has copied this file. */
export function fontWorkers(whose: Whose = 'shop'): FontWorkers {
  const home = globalThis as { [POOLS]?: Partial<Record<Whose, FontWorkers>> }
  const pools = (home[POOLS] ??= {})
  return (pools[whose] ??= new FontWorkers(AT_ONCE[whose]))
}
