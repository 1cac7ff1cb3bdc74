import type { Payload } from 'payload'
import { isCurrency } from '@/domain/money/currencies'
import { isDecimal } from '@/domain/money/decimal'
import {
  chooseList,
  listOfAccount,
  type PricedKind,
  type PriceList,
  type PriceLists,
  refuseCurrency,
} from '@/domain/pricing/price-list'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { InvalidRequest } from '@/domain/shop-error'
import type { Shop } from '@/payload-types'
import { readShop } from '../../shop-records'
import { readPriceRules } from './price-records'

const ALL = { depth: 0, limit: 10_000, pagination: false, overrideAccess: true } as const
const KINDS: readonly PricedKind[] = ['typefaces', 'styles', 'bundles']

/** Every price list of the shop, that of account first, with all own prices. */
async function readPriceLists(payload: Payload): Promise<PriceLists> {
  const [account, ...further] = listsOf(await readShop(payload))
  if (further.length === 0) return [account]
  return [account, ...(await withOwnPrices(payload, further))]
}

/** What the browser prices with: nothing of what was taken off sale. */
export async function readShopPrices(payload: Payload): Promise<ShopPrices> {
  const [rules, lists] = await Promise.all([readPriceRules(payload), readPriceLists(payload)])
  const licenceTypes = rules.licenceTypes.filter(({ kind }) => kind !== 'withdrawn')
  return { ...rules, licenceTypes, lists }
}

/** The list a cart is priced in, with its own prices, among all of the shop's. */
export async function readListOfCart(
  payload: Payload,
  currency: string | null,
): Promise<{ list: PriceList; lists: PriceLists }> {
  const lists = listsOf(await readShop(payload))
  const list = chooseList(lists, currency)
  if (list.currency === list.from) return { list, lists }
  const [own = list] = await withOwnPrices(payload, [list])
  return { list: own, lists }
}

/** A currency that a request names must be one the shop has prices in. */
export async function assertCurrency(
  payload: Payload,
  currency: string | null | undefined,
): Promise<void> {
  if (currency === undefined || currency === null) return
  const refusal = refuseCurrency(listsOf(await readShop(payload)), currency)
  if (refusal) throw new InvalidRequest({ currency: refusal })
}

/** Without own prices. A row that no price can be made of, or a second one of a currency, is no list. */
export function listsOf({
  currency,
  priceLists,
}: Pick<Shop, 'currency' | 'priceLists'>): PriceLists {
  const account = listOfAccount(currency)
  const rows = (priceLists ?? []).filter(
    (row) => row.currency !== currency && isCurrency(row.currency) && isDecimal(row.factor),
  )
  const first = new Map(rows.toReversed().map((row) => [row.currency, row]))
  const further = rows.filter((row) => first.get(row.currency) === row)
  return [
    account,
    ...further.map((row) => ({
      ...account,
      currency: row.currency,
      factor: row.factor,
      rounding: row.rounding,
    })),
  ]
}

async function withOwnPrices(payload: Payload, lists: PriceList[]): Promise<PriceList[]> {
  const currencies = lists.map(({ currency }) => currency)
  const rows = await Promise.all(KINDS.map((kind) => findOwnPrices(payload, kind, currencies)))
  return lists.map((list) => {
    const pricesIn = (at: number) =>
      Object.fromEntries(
        (rows[at] ?? []).flatMap(({ id, prices }) =>
          (prices ?? [])
            .filter(({ currency }) => currency === list.currency)
            .map(({ price }) => [id, price] as const),
        ),
      )
    return { ...list, own: { typefaces: pricesIn(0), styles: pricesIn(1), bundles: pricesIn(2) } }
  })
}

type OwnPricesRow = { id: string; prices?: { currency: string; price: number }[] | null }

async function findOwnPrices(
  payload: Payload,
  collection: PricedKind,
  currencies: string[],
): Promise<OwnPricesRow[]> {
  const { docs } = await payload.find({
    collection,
    ...ALL,
    where: { 'prices.currency': { in: currencies } },
    select: { prices: true },
  })
  return docs as OwnPricesRow[]
}
