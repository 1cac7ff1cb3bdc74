import { isDatabaseAway } from './database/is-database-away'

const queues = new Map<string, Promise<unknown>>()

/** Runs the work of one key one after another within this process; a failure does not stop the next. */
export async function runExclusive<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const previous = queues.get(key) ?? Promise.resolve()
  const current = previous.then(work, work)
  queues.set(key, current)
  try {
    return await current
  } finally {
    if (queues.get(key) === current) queues.delete(key)
  }
}

type Outage = { lastTicket: number; error: unknown }

const outages = new Map<string, Outage>()
let lastTicket = 0

/**
 * The same for what people wait for. Where one finds the database away, all who stand behind it are told at once, rather than
 * each wait in turn for as long.
 */
export function runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const ticket = ++lastTicket
  return runExclusive(key, async () => {
    const outage = outages.get(key)
    if (outage && ticket <= outage.lastTicket) throw outage.error
    try {
      return await work()
    } catch (error) {
      if (isDatabaseAway(error)) outages.set(key, { lastTicket, error })
      throw error
    }
  })
}
