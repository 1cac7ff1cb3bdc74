import type { BaseDatabaseAdapter, DatabaseAdapterObj, Endpoint, PayloadRequest } from 'payload'

/**
 * Payload's own endpoint for staff, behind one of ours at the same path: Payload (3.90) adds its endpoints to those that a
 * collection brings, and takes the first that fits. It exports what they do, and not the endpoints.
 */
export function endpointBehind(ours: Endpoint, req: PayloadRequest): Endpoint {
  const { endpoints } = req.payload.collections.users.config
  const all = endpoints === false ? [] : endpoints
  const found = all.findLast(({ path, method }) => path === ours.path && method === ours.method)
  if (!found || found === ours) throw new Error(`Payload has no endpoint ${ours.path}.`)
  return found
}

/**
 * The collection in which Payload (3.90) keeps `payload.kv`, whose keys are unique. `kv.set` writes over what is there; only a
 * row that is inserted tells who was first.
 */
export const KEYS_OF_PAYLOAD = 'payload-kv'

/**
 * What stands behind Payload's own restoring of a version. `payload.restoreVersion`, which is documented, knows no `draft`: it
 * would write the version over the public row. Seen in 3.90, whose main file exports it without a word of documentation.
 */
export { restoreVersionOperation } from 'payload'

type Made<Database extends BaseDatabaseAdapter> = ReturnType<DatabaseAdapterObj<Database>['init']>

/**
 * An adapter of Payload (3.90) whose database connects in another way, which is given Payload's own. No option of an adapter
 * brings a connection along, or is other at the start than later: `client` and `connectOptions` are what Payload looks at.
 */
export function connectingBy<Database extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Database>,
  connect: (database: Made<Database>, ownWay: () => Promise<void>) => Promise<void>,
): DatabaseAdapterObj<Database> {
  const init: typeof adapter.init = (words) => {
    const database = adapter.init(words)
    const own = database.connect?.bind(database)
    database.connect = (options) => connect(database, async () => own?.(options))
    return database
  }
  return { ...adapter, init }
}
