'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

/** Safari refuses more than a hundred writes to the address in thirty seconds. */
const PAUSE_BETWEEN_WRITES = 350

type Address = { path: string; query: string }

const listeners = new Set<() => void>()
let waiting: Address | null = null
let shown: Address | null = null
let pause: ReturnType<typeof setTimeout> | null = null

/** What stands behind the question mark, and the way to change it without a step in the history. */
export function useQuery(): [query: string, write: (query: string) => void] {
  const path = usePathname()
  return [useSyncExternalStore(subscribe, () => readQuery(path), noQuery), writeQuery]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  // A click may lead away: what was typed just before it belongs into the address that one comes back to.
  addEventListener('click', writeAddress, true)

  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
    if (listeners.size === 0) removeEventListener('click', writeAddress, true)
  }
}

/** On the way back the address is the next page's already, while this one is still to be seen. */
function readQuery(path: string): string {
  if (path !== location.pathname) return shown?.path === path ? shown.query : ''
  shown = { path, query: waiting?.path === path ? waiting.query : location.search.slice(1) }
  return shown.query
}

/** Pages are served from the cache: the server knows no query. */
function noQuery(): string {
  return ''
}

function writeQuery(query: string): void {
  waiting = { path: location.pathname, query }
  if (!pause) writeAddress()
  for (const listener of listeners) listener()
}

function writeAddress(): void {
  if (pause) clearTimeout(pause)
  pause = null
  if (!waiting) return

  const { path, query } = waiting
  waiting = null
  if (path !== location.pathname) return
  history.replaceState(null, '', path + (query && `?${query}`) + location.hash)
  pause = setTimeout(writeAddress, PAUSE_BETWEEN_WRITES)
}
