import { LibsqlError, type Client, type InStatement } from '@libsql/client'
import type { Payload } from 'payload'

const WRITES = /^\s*(insert|update|delete|replace)\b/i

/** SQLite's disk is full from its nth write on, until there is room. Counts all writes until it is restored. */
export function fillDiskAt(payload: Payload, nth: number) {
  const { client } = payload.db as unknown as { client: Client }
  const { execute, batch } = client
  const disk = {
    writes: 0,
    isFull: false,
    makeRoom: () => void (disk.isFull = false),
    restore: () => void Object.assign(client, { execute, batch }),
  }

  function count(statements: InStatement[]): void {
    const texts = statements.map((one) => (typeof one === 'string' ? one : one.sql))
    if (!texts.some((text) => WRITES.test(text))) return
    disk.writes += 1
    disk.isFull ||= disk.writes === nth
    if (disk.isFull) throw new LibsqlError('database or disk is full', 'SQLITE_FULL')
  }

  client.execute = async (...given: [statement: InStatement | string, ...rest: unknown[]]) => {
    count([given[0]])
    return execute.apply(client, given as never)
  }
  client.batch = async (statements, mode) => {
    count(statements as InStatement[])
    return batch.call(client, statements, mode)
  }

  return disk
}
