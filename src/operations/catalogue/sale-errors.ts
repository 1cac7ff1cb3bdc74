import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { chooseList, listPrice } from '@/domain/pricing/price-list'
import type { Sale } from '@/payload-types'
import { idOf } from '../id-of'
import { readOwnPriceLists } from '../records/prices/prices'
import { dayOfDate, findPricesOf } from '../records/prices/sales-in-force'
import { readShop, readToday } from '../records/shop'

type SaleError = { path: string; message: string }

/** The field errors of a sale that could never be right. */
export async function checkSale(payload: Payload, sale: Sale, before: Sale | null) {
  return [
    ...(before?.ended && !sale.ended
      ? [errorAt('ended', 'This sale has ended. Make another sale.')]
      : []),
    ...errorsOfDays(sale, before, await readToday(payload)),
    ...errorsOfChoice(sale),
    ...(sale.kind === 'price' ? await errorsOfPrice(payload, sale) : []),
  ]
}

/** An earlier price counts back from the first day: that is never in the past when it is set. */
function errorsOfDays(sale: Sale, before: Sale | null, today: string): SaleError[] {
  const [day, was] = [dayOfDate(sale.firstDay), before && dayOfDate(before.firstDay)]
  if (day === was) return []
  if (was !== null && was <= today)
    return [errorAt('firstDay', 'This sale has begun: its first day stays. Make another sale.')]
  return day < today ? [errorAt('firstDay', 'A sale begins today at the earliest.')] : []
}

function errorsOfChoice({ appliesTo, kind, limited, ...sale }: Sale): SaleError[] {
  const none = (list: unknown[] | null | undefined) => (list ?? []).length === 0
  return [
    ...(appliesTo === 'all' && kind === 'price'
      ? [
          errorAt(
            'appliesTo',
            'A price is for typefaces or styles that you choose. Of all of them take a percentage.',
          ),
        ]
      : []),
    ...(appliesTo === 'typefaces' && none(sale.typefaces)
      ? [errorAt('typefaces', 'Choose a typeface.')]
      : []),
    ...(appliesTo === 'styles' && none(sale.styles) ? [errorAt('styles', 'Choose a style.')] : []),
    ...(limited && none(sale.licenceTypes)
      ? [errorAt('licenceTypes', 'Choose a licence type.')]
      : []),
  ]
}

/** A sale never raises a price: its own is below that of each thing it is for, in each list. */
async function errorsOfPrice(payload: Payload, sale: Sale): Promise<SaleError[]> {
  const { currency } = await readShop(payload)
  const prices = sale.prices ?? []
  if (!prices.some((one) => one.currency === currency))
    return [
      errorAt('prices', `Write the price in ${currency}: those in other currencies follow it.`),
    ]
  if (sale.appliesTo === 'all') return []

  const kind = sale.appliesTo
  const ids = (sale[kind] ?? []).map(idOf)
  const [parts, lists] = await Promise.all([
    findPricesOf(payload, { kind, ids }),
    readOwnPriceLists(payload),
  ])
  const unsold = parts.find(({ price }) => price === null)
  if (unsold)
    return [errorAt(kind, `${unsold.name} has no price of its own that a sale could lower.`)]
  return prices.flatMap((own, index) => {
    const list = chooseList(lists, own.currency)
    if (list.currency !== own.currency) return []
    const dear = parts.flatMap(({ name, ...part }) => {
      const price = listPrice({ kind, ...part }, list)
      return price !== null && own.price >= price ? [{ name, price }] : []
    })[0]
    if (!dear) return []
    const is = formatMoney(dear.price, own.currency)
    return [
      errorAt(
        `prices.${index}.price`,
        `A sale never raises a price: ${dear.name} costs ${is}. Write less.`,
      ),
    ]
  })
}

function errorAt(path: string, message: string): SaleError {
  return { path, message }
}
