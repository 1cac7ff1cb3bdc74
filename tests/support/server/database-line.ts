import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A line between the shop and its MongoDB server that can be cut, or go silent with its connections open, as when the server
 * is frozen. The first import of a test file, before anything of the shop reads its environment. Beside SQLite it does nothing.
 */
export type DatabaseLine = { cut(): void; freeze(): void; restore(): void; close(): Promise<void> }

export const databaseLine = await layLine()

async function layLine(): Promise<DatabaseLine> {
  const given = process.env.DATABASE_URL ?? ''
  if (!given.startsWith('mongodb')) {
    return { cut() {}, freeze() {}, restore() {}, async close() {} }
  }
  const server = new URL(given)
  const line = await openLine({ host: server.hostname, port: Number(server.port) })
  server.host = `127.0.0.1:${line.port}`
  process.env.DATABASE_URL = server.href
  return line
}

type Target = { host: string; port: number }

async function openLine(target: Target): Promise<DatabaseLine & { port: number }> {
  const sockets = new Set<Socket>()
  const state = { isCut: false, isFrozen: false }
  const closeAll = () => sockets.forEach((socket) => socket.destroy())

  const server = createServer((incoming) => {
    if (state.isCut) return void incoming.destroy()
    const outgoing = connect(target)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => (sockets.delete(one), other.destroy()))
      one.on('data', (bytes) => state.isFrozen || other.write(bytes))
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state.isCut = true
      closeAll()
    },
    freeze() {
      state.isFrozen = true
    },
    restore() {
      // What was lost on the way while the line was frozen never comes: as after a failover, those connections are over.
      if (state.isFrozen) closeAll()
      Object.assign(state, { isCut: false, isFrozen: false })
    },
    close() {
      closeAll()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
