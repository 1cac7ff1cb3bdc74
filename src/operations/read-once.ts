import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { shared } from '@/platform/shared'
import type { SqliteClient } from './database'

type OneRequest = { reads: Map<string, Promise<unknown>>; isOver: boolean }

const requests = shared('what a request has read', () => new AsyncLocalStorage<OneRequest>())

/** What this work reads once is the same for all of it. Work that a request began and left to itself reads anew. */
export async function asOneRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const request: OneRequest = { reads: new Map(), isOver: false }
  try {
    return await requests.run(request, work)
  } finally {
    request.isOver = true
  }
}

/** Once a request, and each time outside of one. What is read is shared: whoever wants it otherwise makes a copy. */
export function readOnce<Read>(what: string, read: () => Promise<Read>): Promise<Read> {
  const request = requests.getStore()
  if (!request || request.isOver) return read()
  const known = request.reads.get(what)
  if (known) return known as Promise<Read> // by its name the same
  const reading = read()
  request.reads.set(what, reading)
  reading.catch(() => request.reads.delete(what))
  return reading
}

/** `version`: what stood in the database then. */
type Kept = { version: string; reading: Promise<unknown> }

const keptBy = shared(
  'what is kept of the shop',
  () => new WeakMap<SqliteClient, Map<string, Kept>>(),
)

const MOST_KEPT = 1000

/**
 * The same for what every visitor reads and staff alone change: kept from one request to the next, until something is written
 * that is not a buyer's own, here or by another process. What follows from the clock is none of it. MongoDB, to which other
 * servers write, says no such thing: there it is once a request.
 */
export function readKept<Read>(
  payload: Payload,
  what: string,
  read: () => Promise<Read>,
): Promise<Read> {
  return readOnce(what, async () => {
    // Payload's type is that of its settings.
    const { client } = payload.db as unknown as { client?: SqliteClient }
    if (client?.changes === undefined) return read()
    const elsewhere = await readOnce('what others wrote', () => client.changesElsewhere())
    const version = `${client.changes} ${elsewhere}`
    const kept = keptBy.get(client) ?? new Map<string, Kept>()
    const known = kept.get(what)
    if (known?.version === version) return known.reading as Promise<Read> // by its name the same
    if (kept.size >= MOST_KEPT) kept.clear()
    const reading = read()
    keptBy.set(client, kept.set(what, { version, reading }))
    reading.catch(() => kept.delete(what))
    return reading
  })
}
