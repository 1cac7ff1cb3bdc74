import { formatMoney } from '../../money/format-money'
import { convert, type PriceList } from './price-list'

type OwnPrice = { currency: string; price: number }

/** A sentence for staff: what an own price takes the place of, or why nobody pays it. */
export function describeOwnPrice(
  own: OwnPrice,
  { price, list }: { price: number | null; list: PriceList | null },
): string {
  if (!list) return `Not used: the shop has no price list in ${own.currency}.`
  if (list.currency === list.from) return `Not used: in ${list.currency} the price itself counts.`
  if (price === null) return `Not used: what has no price in ${list.from} is sold in no currency.`

  const [is, was] = [own.price, convert(price, list)].map((one) => formatMoney(one, own.currency))
  const made = `${was}, which the price list makes of ${formatMoney(price, list.from)}`
  return `Buyers pay ${is} in place of ${made}.`
}
