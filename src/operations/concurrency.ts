import { shared } from '@/platform/shared'
import { isDatabaseAway } from './database-errors'

const queues = shared('exclusive work', () => new Map<string, Promise<unknown>>())

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

const turns = shared('turns', () => ({ lastTicket: 0, outages: new Map<string, Outage>() }))

/**
 * The same for what people wait for. Where one finds the database away, all who stand behind it are told at once, rather than
 * each wait in turn for as long.
 */
export function runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const ticket = ++turns.lastTicket
  return runExclusive(key, async () => {
    const outage = turns.outages.get(key)
    if (outage && ticket <= outage.lastTicket) throw outage.error
    try {
      return await work()
    } catch (error) {
      if (isDatabaseAway(error)) turns.outages.set(key, { lastTicket: turns.lastTicket, error })
      throw error
    }
  })
}

type Few<Row> = { atOnce: number; work: (row: Row) => Promise<unknown> }

/** Does the work for all rows, begun in their order, a few at the same time. The work handles its own failures. */
export async function runFewAtOnce<Row>(rows: Row[], { atOnce, work }: Few<Row>): Promise<void> {
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) await work(row)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const underWay = shared('work under way', () => new Map<string, Promise<unknown>>())

/** Whoever asks for the same while it is made waits for the same. The key says all that the work depends on. */
export function shareWork<Made>(key: string, work: () => Promise<Made>): Promise<Made> {
  const started = underWay.get(key)
  if (started) return started as Promise<Made> // by its key the same work
  const made = work().finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}
