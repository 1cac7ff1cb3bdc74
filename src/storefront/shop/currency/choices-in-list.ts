import { chooseList, familyInList, type PriceList } from '@/domain/pricing/price-list'
import { rulesInList, type ShopPrices } from '@/domain/pricing/price-rules'
import { lowestPrice } from '@/domain/pricing/priced-family'
import type { ShopChoice } from '../shop-choice'

/** Everything the shop view prices, in one currency of the shop; that of account where it has no other. */
export function pricesIn(
  currency: string | null,
  { choices, rules }: { choices: ShopChoice[]; rules: ShopPrices },
): { choices: ShopChoice[]; rules: ShopPrices } {
  const list = chooseList(rules.lists, currency)
  if (list.currency === list.from) return { choices, rules }
  return {
    choices: choices.map((choice) => choiceInList(choice, list)),
    rules: rulesInList(rules, currency),
  }
}

function choiceInList(choice: ShopChoice, list: PriceList): ShopChoice {
  return withFromPrice(familyInList(choice, list))
}

/** What one can pay least is another style's, once every price is rounded by itself. */
function withFromPrice(choice: ShopChoice): ShopChoice {
  const { across, fromPrice } = choice
  const least = across ? across.bundle.price : lowestPrice(choice)
  return {
    ...choice,
    fromPrice: fromPrice === null ? null : least,
    children: choice.children.map(withFromPrice),
  }
}
