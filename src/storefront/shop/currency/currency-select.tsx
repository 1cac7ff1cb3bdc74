import { useState } from 'react'
import { nameOfCurrency } from '@/domain/money/currencies'
import { optionOf } from '../../ui/option-of'
import { makeChanges, useInBrowser } from '../../ui/use-in-browser'
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
      data-prices="{}"
      aria-label="Currency"
      value={isBusy ? chosen : current}
      onPointerEnter={({ currentTarget }) => void (currentTarget.title = nameOfCurrency(current))}
      onChange={({ target }) => {
        if (isBusy) return
        setChosen(target.value)
        onChoose(target.value)
      }}
    >
      {all.map((code) => optionOf(code, code))}
    </select>
  )
}

const NAME = 'currency'

/** The foot of a page chooses by the script in its head, and another tab may choose too. */
const { subscribe } = makeChanges(NAME, 'storage')

/** The one that rules every page of this browser; null: none was chosen. */
export function useStoredCurrency(): string | null {
  return useInBrowser(() => readFromDevice(NAME), null, subscribe)
}

export function storeCurrency(currency: string): void {
  storeOnDevice(NAME, currency)
  dispatchEvent(new Event(NAME))
}
