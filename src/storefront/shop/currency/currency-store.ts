import { useSyncExternalStore } from 'react'
import { readFromDevice, storeOnDevice } from '../../shell/storage/device-storage'

const NAME = 'currency'
const listeners = new Set<() => void>()

/** The currency of this browser's last cart, or the one its visitor chose since: the next cart begins with it. */
export function useStoredCurrency(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readFromDevice(NAME),
    () => null,
  )
}

export function storeCurrency(currency: string): void {
  if (readFromDevice(NAME) === currency) return
  storeOnDevice(NAME, currency)
  for (const listener of listeners) listener()
}

/** Another tab may choose too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
