'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Safari refuses more than a hundred changes of the URL in thirty seconds. */
const PAUSE_BETWEEN_WRITES = 350

type QueryOfPath = { path: string; query: string }

const listeners = new Set<() => void>()

let pending: QueryOfPath | null = null

let shown: QueryOfPath | null = null

let pause: ReturnType<typeof setTimeout> | null = null

/** The query of the URL, and a function that replaces it without a new history entry. */
export function useQuery(): [query: string, write: (query: string) => void] {
  const path = usePathname()
  return [useSyncExternalStore(subscribe, () => readQuery(path), noQuery), writeQuery]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  // A click may leave the page: the URL one comes back to must hold what was typed just before.
  addEventListener('click', replaceUrl, true)

  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
    if (listeners.size === 0) removeEventListener('click', replaceUrl, true)
  }
}

/** While a navigation back is pending, the URL is already the next page's. */
function readQuery(path: string): string {
  if (path !== location.pathname) return shown?.path === path ? shown.query : ''
  shown = { path, query: pending?.path === path ? pending.query : location.search.slice(1) }
  return shown.query
}

/** Pages are cached: the server knows no query. */
function noQuery(): string {
  return ''
}

function writeQuery(query: string): void {
  pending = { path: location.pathname, query }
  if (!pause) replaceUrl()
  for (const listener of listeners) listener()
}

function replaceUrl(): void {
  if (pause) clearTimeout(pause)
  pause = null
  if (!pending) return

  const { path, query } = pending
  pending = null
  if (path !== location.pathname) return
  history.replaceState(null, '', path + (query && `?${query}`) + location.hash)
  pause = setTimeout(replaceUrl, PAUSE_BETWEEN_WRITES)
}

/**
 * The server knows no query: what depends on it stays hidden until a page shows it, so that nothing moves.
 * `before-hydration/head-entry.ts` sets the class, this takes it away. Null: something is still to come.
 */
export function useShownQuery(shown: string | null): void {
  useLayoutEffect(() => {
    if (shown !== location.search.slice(1)) return
    document.documentElement.classList.remove('has-query')
  }, [shown])
}
