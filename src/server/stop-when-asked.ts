import type { Server } from 'node:http'

const STATUS = { SIGINT: 130, SIGTERM: 143 } as const

type Stopping = {
  /** Closes what answers behind the server. */
  close: () => Promise<void>
  /** Whether what is being answered is waited for. */
  isPatient: boolean
}

/** Ctrl-C, or the system: no new request is taken, what is being answered is finished, then the process ends. */
export function stopWhenAsked(server: Server, { close, isPatient }: Stopping): void {
  let isStopping = false

  async function stop(signal: keyof typeof STATUS): Promise<void> {
    if (isStopping) return
    isStopping = true
    if (isPatient) await finishAnswers(server)
    await close().catch(console.error)
    process.exit(STATUS[signal])
  }

  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** A browser keeps its connection for the next request: it is closed as soon as it rests. */
async function finishAnswers(server: Server): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(timer)
}
