import { DiskIsFull, ShopIsAway } from '@/domain/request-error'
import { type Refusal, ShopError } from '@/domain/shop-error'

/** What a person can be told of an error; null: it is a bug, of which nothing is told. */
export function asShopError(error: unknown): ShopError | null {
  if (error instanceof ShopError) return error
  if (isDatabaseAway(error)) return new ShopIsAway()
  return isDiskFull(error) ? new DiskIsFull() : null
}

/** Why what is asked for is not given; null: it is. */
export async function refusalOf(ask: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await ask()
    return null
  } catch (error) {
    const known = asShopError(error)
    if (!known) throw error
    const { status, message, retryAfterInSeconds } = known
    return { status, message, ...(retryAfterInSeconds ? { retryAfterInSeconds } : {}) }
  }
}

/** MongoDB: no server found, none answering, or no connection free. */
const MONGO_IS_AWAY =
  /^Mongo(oseServerSelection|ServerSelection|Network|NetworkTimeout|OperationTimeout|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout)Error$/

/** SQLite: the file is locked by another writer, cannot be opened, or the disk fails; each has finer codes (`_SNAPSHOT`). */
const SQLITE_IS_AWAY = /^SQLITE_(BUSY|CANTOPEN|IOERR)(_|$)/

/** The message of SQLite's driver, without a code, for a file it cannot open. */
const CANNOT_OPEN = /^ConnectionFailed\(/

/** Whether the database did not respond: nothing is wrong with the request, which may be sent again after a pause. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (MONGO_IS_AWAY.test(one.name) || CANNOT_OPEN.test(one.message)) return true
    if ('code' in one && SQLITE_IS_AWAY.test(String(one.code))) return true
  }
  return false
}

/** The system's own codes, SQLite's, and MongoDB's number for it. */
const CODES = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '14031']

/** Whether something could not be stored because there is no room: it may be sent again once there is. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && CODES.includes(String(one.code))) return true
  }
  return false
}
