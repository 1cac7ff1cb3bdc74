import { useSyncExternalStore } from 'react'

/** What a browser alone knows; on the server, and until the page is hydrated, `before`. Without `subscribe` it never changes. */
export function useInBrowser<Value>(
  read: () => Value,
  before: Value,
  subscribe: (listener: () => void) => () => void = never,
): Value {
  return useSyncExternalStore(subscribe, read, () => before)
}

function never(): () => void {
  return () => {}
}

/** Whoever subscribes is notified of what changes outside React, and of these events of the window, which may change it too. */
export function makeChanges(...events: string[]) {
  const listeners = new Set<() => void>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      for (const event of events) addEventListener(event, listener)
      return () => {
        listeners.delete(listener)
        for (const event of events) removeEventListener(event, listener)
      }
    },
  }
}
