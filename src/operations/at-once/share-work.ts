declare global {
  // Pages, pictures and endpoints are bundled apart and must share what is under way.
  var fountSharedWork: Map<string, Promise<unknown>> | undefined
}

/** Whoever asks for the same while it is made waits for the same. The key says all that the work depends on. */
export function shareWork<Made>(key: string, work: () => Promise<Made>): Promise<Made> {
  const underWay = (globalThis.fountSharedWork ??= new Map<string, Promise<unknown>>())
  const started = underWay.get(key)
  if (started) return started as Promise<Made> // by its key the same work
  const made = work().finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}
