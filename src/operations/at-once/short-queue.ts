import pLimit, { type LimitFunction } from 'p-limit'
import { LineIsFull } from '@/domain/request-error'

export type ShortQueue = { name: string; atOnce: number; mostWaiting: number }

declare global {
  // Pages, pictures and endpoints are bundled apart and must stand in one line.
  var fountShortQueues: Map<string, LimitFunction> | undefined
}

/** Does the work in its turn. Who comes when too many wait is told to come again, so that nobody waits for long. */
export async function runInLine<Made>(
  { name, atOnce, mostWaiting }: ShortQueue,
  work: () => Promise<Made>,
): Promise<Made> {
  const queues = (globalThis.fountShortQueues ??= new Map<string, LimitFunction>())
  const line = queues.get(name) ?? pLimit(atOnce)
  queues.set(name, line)
  if (line.pendingCount >= mostWaiting) throw new LineIsFull()
  return line(work)
}
