import { useSyncExternalStore } from 'react'

let sentence = ''

const listeners = new Set<() => void>()

/** Why letters of a guarded case did not come; empty once some came again. */
export function sayRefusal(said: string): void {
  sentence = said
  listeners.forEach((listener) => listener())
}

export function useRefusal(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sentence,
    () => '',
  )
}
