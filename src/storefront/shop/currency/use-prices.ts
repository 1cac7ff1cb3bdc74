import { useMemo } from 'react'
import { chooseList, familyInList } from '@/domain/pricing/price-list'
import { rulesInList, type ShopPrices } from '@/domain/pricing/price-rules'
import type { ShopChoice } from '../shop-choice'
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

/** Everything the shop view prices, in one currency of the shop; that of account where it has no other. */
export function pricesIn(
  currency: string | null,
  { choices, rules }: { choices: ShopChoice[]; rules: ShopPrices },
): { choices: ShopChoice[]; rules: ShopPrices } {
  const list = chooseList(rules.lists, currency)
  return {
    choices: choices.map((choice) => familyInList(choice, list)),
    rules: rulesInList(rules, currency),
  }
}
