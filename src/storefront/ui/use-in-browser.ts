import { useSyncExternalStore } from 'react'

/** What a browser alone knows; on the server, and until the page is hydrated, `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before)
}

function never(): () => void {
  return () => {}
}
