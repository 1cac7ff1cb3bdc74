import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import type { FontJob, FontJobResult } from '../font-job'
import { FontRefused } from '../font-refused'
import type { FailureReason } from './font-job-failed'
import { workerProgram } from './worker-program'

export type JobAnswer =
  | { kind: 'done'; result: FontJobResult }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; reason: FailureReason; sentence: string }

const START_IN_SECONDS = 30

const WATCH_EVERY_MS = 25

const PAGE_IN_BYTES = 4096

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

export type JobLimits = { seconds: number; residentBytes: number }

const MEGABYTE = 1024 * 1024

/** Above the child's 512 MB heap, for WebAssembly and buffers lie outside of it. */
const RESIDENT_BYTES = 800 * MEGABYTE

/** A refusal is promised within 20 s, with the way to it and back. */
const INSPECTION_IN_SECONDS = 15

export async function limitsOf(job: FontJob): Promise<JobLimits> {
  const sizes = await Promise.all(mastersOf(job).map(sizeOfMaster))
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE

  return { seconds: secondsFor(job.kind, megabytes), residentBytes: RESIDENT_BYTES }
}

function secondsFor(kind: FontJob['kind'], megabytes: number): number {
  return kind === 'inspect' ? INSPECTION_IN_SECONDS : 30 + Math.ceil(5 * megabytes)
}

function mastersOf(job: FontJob): string[] {
  switch (job.kind) {
    case 'measure':
    case 'card':
    case 'score':
      return job.cuts.map((cut) => cut.master)
    case 'compare':
    case 'redraw':
      return [job.before, job.master]
    case 'survey':
      return []
    case 'pack':
      return job.previews
    case 'derive':
    case 'glyph':
    case 'inspect':
    case 'name':
    case 'sheet':
      return [job.master]
  }
}

/** Asked before a child reads the file, so that nobody ever loads a huge one. */
async function sizeOfMaster(path: string): Promise<number> {
  const { size } = await stat(path)
  if (size > LARGEST_MASTER) throw new FontRefused('This font is larger than 32 MB.')
  return size
}

/** Bytes of memory a process holds; 0 where the system does not say (then the heap limit alone stands guard). */
export function residentMemoryOf(pid: number): number {
  try {
    const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return Number(residentPages) * PAGE_IN_BYTES
  } catch {
    return 0
  }
}
