'use client'

import { useSyncExternalStore } from 'react'

/** Safari refuses more than a hundred writes to the address in thirty seconds. */
const PAUSE_BETWEEN_WRITES = 350

type Waiting = { path: string; query: string }

const listeners = new Set<() => void>()
let waiting: Waiting | null = null
let pause: ReturnType<typeof setTimeout> | null = null

/** What stands behind the question mark, and the way to change it without a step in the history. */
export function useQuery(): [query: string, write: (query: string) => void] {
  return [useSyncExternalStore(subscribe, readQuery, noQuery), writeQuery]
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

function readQuery(): string {
  return waiting?.path === location.pathname ? waiting.query : location.search.slice(1)
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
