import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild, startChild } from '../../../src/setup/processes/children.mjs'
import { server } from '../../../src/setup/programs.mjs'

type Settings = {
  env: Record<string, string>
  port: number
  buildDir: string
  logFile: string
  /** What it answers with 200 once it is there. */
  probe?: string
}

/** The built shop as `npm start` serves it, which may end at any moment and be started again. */
export class DrilledShop {
  readonly port: number
  readonly address: string
  /** Milliseconds from each start to the first answer. */
  readonly recoveries: number[] = []
  kills = 0
  /** Exit codes of the times it ended by itself, which it never should. */
  readonly ends: number[] = []
  #child: ChildProcess | null = null
  readonly #settings: Settings
  readonly #log: WriteStream

  constructor(settings: Settings) {
    this.#settings = settings
    this.port = settings.port
    this.address = `http://127.0.0.1:${settings.port}`
    this.#log = createWriteStream(settings.logFile)
  }

  get env(): Record<string, string> {
    return this.#settings.env
  }

  /** Not waited for: it may be killed before it answers. */
  begin(): void {
    const { port, buildDir, env } = this.#settings
    const [program = '', ...words] = server({ buildDir, host: '127.0.0.1', port })
    const child = startChild([program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child.stdout?.pipe(this.#log, { end: false })
    child.stderr?.pipe(this.#log, { end: false })
    this.#child = child
  }

  async start(): Promise<void> {
    const startedAt = Date.now()
    this.begin()
    await this.#untilItAnswers()
    this.recoveries.push(Date.now() - startedAt)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return this.#noteEnd()
    child.kill('SIGKILL')
    await once(child, 'close')
    this.#child = null
    this.kills += 1
  }

  /** Asked to end; resolves with how long that took. */
  async terminate(): Promise<number> {
    const [child, askedAt] = [this.#child, Date.now()]
    if (!child) return 0
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
    this.#child = null
    return Date.now() - askedAt
  }

  async stop(): Promise<void> {
    if (this.#child) await endChild(this.#child)
    this.#child = null
  }

  async #untilItAnswers(): Promise<void> {
    const end = Date.now() + 60_000
    while (Date.now() < end) {
      if (this.#child?.exitCode != null) {
        this.#noteEnd()
        this.begin()
      }
      const answer = await fetch(this.address + (this.#settings.probe ?? '/api/fonts')).catch(
        () => null,
      )
      await answer?.arrayBuffer().catch(() => null)
      if (answer?.status === 200) return
      await pause(100)
    }
    throw new Error('The shop did not answer within a minute after its start.')
  }

  #noteEnd(): void {
    this.ends.push(this.#child?.exitCode ?? 0)
    this.#child = null
  }
}
