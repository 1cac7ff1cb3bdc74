import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '@/platform/shared'

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
