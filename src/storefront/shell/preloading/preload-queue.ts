const MOST_AT_ONCE = 4
/** As long as Next caches a preloaded page. */
const CACHED_MS = 5 * 60_000
/** What the browser has already arrives without a request that could be seen to end. */
const UNSEEN_MS = 10_000

export type Preload = { path: string; send: () => void }

/** Preloads wait here for one of four places; what left the view before its turn is never requested. */
export function openPreloadQueue(mayPreload: () => boolean) {
  const waiting = new Set<Preload>()
  const underWay = new Map<string, ReturnType<typeof setTimeout>>()
  const arrivedAt = new Map<string, number>()

  function sendNext(): void {
    for (const preload of waiting) {
      if (underWay.size >= MOST_AT_ONCE || !mayPreload()) return
      waiting.delete(preload)
      const { path, send } = preload
      if (underWay.has(path) || isCached(path)) continue
      underWay.set(
        path,
        setTimeout(() => arrive(path), UNSEEN_MS),
      )
      send()
    }
  }

  function isCached(path: string): boolean {
    return performance.now() - (arrivedAt.get(path) ?? -CACHED_MS) < CACHED_MS
  }

  /** A page has come, or will not: its place is free. */
  function arrive(path: string): void {
    clearTimeout(underWay.get(path))
    underWay.delete(path)
    arrivedAt.set(path, performance.now())
    sendNext()
  }

  return {
    add(preload: Preload): void {
      waiting.add(preload)
      sendNext()
    },
    drop(preload: Preload): void {
      waiting.delete(preload)
    },
    arrive,
  }
}
