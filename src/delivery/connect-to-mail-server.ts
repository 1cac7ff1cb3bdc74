import { once } from 'node:events'
import { connect } from 'node:net'

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** Resolves when somebody listens where mail is handed over; whether they take a mail, only a mail tells. */
export async function connectToMailServer(smtpUrl: string, patienceInMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port) || (PORTS[protocol] ?? 25) })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patienceInMs) })
  } finally {
    socket.destroy()
  }
}
