import { chooseList, familyInList } from '@/domain/pricing/price-list'
import { rulesInList, type ShopPrices } from '@/domain/pricing/price-rules'
import type { ShopChoice } from '../shop-choice'

/** Everything the shop view prices, in one currency of the shop; that of account where it has no other. */
export function pricesIn(
  currency: string | null,
  { choices, rules }: { choices: ShopChoice[]; rules: ShopPrices },
): { choices: ShopChoice[]; rules: ShopPrices } {
  const list = chooseList(rules.lists, currency)
  if (list.currency === list.from) return { choices, rules }
  return {
    choices: choices.map((choice) => familyInList(choice, list)),
    rules: rulesInList(rules, currency),
  }
}
