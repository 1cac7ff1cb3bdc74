import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const STATUS = { SIGINT: 130, SIGTERM: 143 } as const

/** What answers behind the server closes in a moment, or not at all. */
const CLOSING_IN_MS = 2000

type Stopping = {
  /** Closes what answers behind the server. */
  close: () => Promise<void>
  /** Ends the work behind the answers, or gives it to another process. */
  handOn: (patienceInMs: number) => Promise<void>
  /** How long what is being answered is waited for, and the work meanwhile. */
  patienceInMs: number
}

/**
 * Ctrl-C, the system, or a parent that is gone: no new request is taken, what is being answered is finished within a set
 * time, then every connection closes and the process ends. Its work goes the same way.
 */
export function stopWhenAsked(server: Server, { close, handOn, patienceInMs }: Stopping): void {
  let isStopping = false

  async function stop(signal: keyof typeof STATUS): Promise<void> {
    if (isStopping) return
    isStopping = true
    const handedOn = handOn(patienceInMs).catch(console.error)
    await finishAnswers(server, patienceInMs)
    await Promise.race([handedOn, pause(patienceInMs + CLOSING_IN_MS)])
    await Promise.race([close().catch(console.error), pause(CLOSING_IN_MS)])
    process.exit(STATUS[signal])
  }

  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
  // Only a parent that asked for it holds a channel: src/setup/processes/serve-shop.mjs.
  process.on('disconnect', () => {
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {}) // nobody reads them any longer
    void stop('SIGTERM')
  })
}

/** A browser keeps its connection for the next request: it is closed as soon as it rests. A silent one never rests. */
async function finishAnswers(server: Server, patienceInMs: number): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  const end = setTimeout(() => server.closeAllConnections(), patienceInMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(timer)
  clearTimeout(end)
}
