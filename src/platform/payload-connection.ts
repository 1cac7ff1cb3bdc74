import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

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
