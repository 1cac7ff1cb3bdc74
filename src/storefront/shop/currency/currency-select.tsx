import { useState, useSyncExternalStore } from 'react'
import { nameOfCurrency } from '@/domain/money/currencies'
import { readFromDevice, storeOnDevice } from '../../shell/requests/browser-storage'

/** The currencies of the shop, one of which the prices are in. */
export type CurrencyChoice = {
  current: string
  all: readonly string[]
  onChoose: (currency: string) => void
}

/**
 * Stays usable while a choice is on its way, so that the keyboard keeps its place. Its name is looked up once it is pointed at:
 * a phone takes long to read the names of all currencies.
 */
export function CurrencySelect({
  current,
  all,
  onChoose,
  isBusy,
}: CurrencyChoice & { isBusy: boolean }) {
  const [chosen, setChosen] = useState(current)
  return (
    <select
      className="currency"
      aria-label="Currency"
      value={isBusy ? chosen : current}
      onPointerEnter={({ currentTarget }) => void (currentTarget.title = nameOfCurrency(current))}
      onChange={({ target }) => {
        if (isBusy) return
        setChosen(target.value)
        onChoose(target.value)
      }}
    >
      {all.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  )
}

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
