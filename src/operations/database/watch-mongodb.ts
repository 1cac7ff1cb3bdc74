import type { MongooseAdapter } from '@payloadcms/db-mongodb'

type Client = ReturnType<MongooseAdapter['connection']['getClient']>

/** How often the driver looks after its server. One look waits for news as long, and two seconds at most for a connection. */
export const HEARTBEAT_IN_MS = 3000
const LONGEST_LOOK_IN_MS = HEARTBEAT_IN_MS + 3000

/**
 * Connects anew where the driver (6.20) looks after its server no more: a connection that closes just as it is asked leaves
 * that question open for ever, and every statement fails until a restart. Test: mongodb-away.test.ts.
 */
export function watchServers({ connection }: MongooseAdapter): void {
  const client = connection.getClient()
  const looks = new Map<string, NodeJS.Timeout>()
  const end = (address: string) => clearTimeout(looks.get(address))

  client.on('serverHeartbeatStarted', ({ connectionId: address }) => {
    end(address)
    const look = setTimeout(() => void reconnect(client), LONGEST_LOOK_IN_MS).unref()
    looks.set(address, look)
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => end(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => end(connectionId))
  client.on('serverClosed', ({ address }) => end(address))
}

async function reconnect(client: Client): Promise<void> {
  try {
    await client.close()
    await client.connect()
  } catch (error) {
    console.error(error)
  }
}
