import { useMemo } from 'react'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import type { ShopChoice } from '../shop-choice'
import { pricesIn } from './choices-in-list'
import { type CurrencyChoice, storeCurrency, useStoredCurrency } from './currency-select'

type Prices = { choices: ShopChoice[]; rules: ShopPrices }

/** What is for sale in the currency this browser has chosen, or in the one that is settled, and the choice itself. */
export function usePrices(
  { choices, rules }: Prices,
  settled?: string,
): Prices & { currencies: CurrencyChoice } {
  const chosen = useStoredCurrency()
  const stored = settled ?? chosen
  const prices = useMemo(() => pricesIn(stored, { choices, rules }), [stored, choices, rules])
  const all = rules.lists.map(({ currency }) => currency)
  return { ...prices, currencies: { current: prices.rules.currency, all, onChoose: storeCurrency } }
}
