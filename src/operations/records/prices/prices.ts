import type { Payload, Where } from 'payload'
import { perTermOfPrices } from '@/domain/licensing/term'
import { isCurrency } from '@/domain/money/currencies'
import { isDecimal } from '@/domain/money/decimal'
import {
  chooseList,
  listOfAccount,
  type PriceList,
  type PriceLists,
  refuseCurrency,
} from '@/domain/pricing/price-list'
import type { PricedKind } from '@/domain/pricing/sales'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import type { PriceTerms } from '@/domain/pricing/shown-price'
import type { NewPrice } from '@/domain/pricing/style-prices'
import { InvalidRequest } from '@/domain/shop-error'
import type { Shop } from '@/payload-types'
import { shownTaxOf } from '../../tax/determine-cart-tax'
import { compareAndSet } from '../any-collection'
import { readPriceRules } from './price-inputs'
import { keepFormerPrice, withSales } from './sales-in-force'
import { readShop } from '../shop'
import { all, findAll, findOne, only } from '../rows'

/** What the styles of a typeface cost alone, but for one of them. */
export async function findStylePrices(
  payload: Payload,
  { typeface, besides }: { typeface: string; besides?: string },
): Promise<number[]> {
  const rows = await findAll(payload, 'styles', { where: { typeface }, select: only('price') })
  return pricesOf(rows.filter(({ id }) => id !== besides))
}

/** What families cost as the public sees them, but for one of them. */
export async function findFamilyPrices(payload: Payload, { besides }: { besides?: string }) {
  const where = { price: { exists: true } }
  const rows = await findAll(payload, 'typefaces', { where, select: only('price') })
  return pricesOf(rows.filter(({ id }) => id !== besides))
}

/** As staff last saved it: the price of a draft is what the next publish brings. */
export async function findFamilyPrice(payload: Payload, typeface: string): Promise<number | null> {
  const where = { id: typeface }
  const row = await findOne(payload, 'typefaces', { where, draft: true, select: only('price') })
  return row?.price ?? null
}

/** What the parts of a bundle cost: its styles alone, its typefaces whole. */
export async function findPartPrices(
  payload: Payload,
  { styles, typefaces }: { styles: string[]; typefaces: string[] },
): Promise<number[]> {
  const select = only('price')
  const [ofStyles, ofTypefaces] = await Promise.all([
    findAll(payload, 'styles', { where: { id: { in: styles } }, select }),
    findAll(payload, 'typefaces', { where: { id: { in: typefaces } }, select }),
  ])
  return pricesOf([...ofStyles, ...ofTypefaces])
}

function pricesOf(rows: { price?: number | null }[]): number[] {
  return rows.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
}

/** Every style of a typeface, with a master or without. */
export function findPricedStyles(payload: Payload, typeface: string) {
  return findAll(payload, 'styles', {
    where: { typeface },
    select: only('name', 'typ', 'weight', 'slope', 'place', 'price', 'master'),
  })
}

/** false: somebody else has changed the price since it was read. */
export async function setStylePrice(payload: Payload, { id, was, price }: NewPrice) {
  await keepFormerPrice(payload, { kind: 'styles', id }, { price })
  const still: Where = was === null ? { price: { exists: false } } : { price: { equals: was } }
  return compareAndSet(payload, 'styles', all({ id }, still), { price })
}

const KINDS: readonly PricedKind[] = ['typefaces', 'styles', 'bundles']

/** Every price list of the shop, that of account first, with all own prices. */
export async function readOwnPriceLists(payload: Payload): Promise<PriceLists> {
  const [account, ...further] = listsOf(await readShop(payload))
  if (further.length === 0) return [account]
  return [account, ...(await withOwnPrices(payload, further))]
}

/** The same with the sales of today. */
async function readPriceLists(payload: Payload): Promise<PriceLists> {
  return withSales(payload, await readOwnPriceLists(payload))
}

/** How prices are shown wherever there are any. */
export async function readPriceTerms(payload: Payload): Promise<PriceTerms> {
  const [shop, lists, { licenceTypes }] = await Promise.all([
    readShop(payload),
    readPriceLists(payload),
    readPriceRules(payload),
  ])
  const per = perTermOfPrices(licenceTypes)
  return { lists, tax: shownTaxOf(shop), ...(per && { per }) }
}

/** What the browser prices with: nothing of what was taken off sale. */
export async function readShopPrices(payload: Payload): Promise<ShopPrices> {
  const [rules, terms] = await Promise.all([readPriceRules(payload), readPriceTerms(payload)])
  const licenceTypes = rules.licenceTypes.filter(({ kind }) => kind !== 'withdrawn')
  return { ...rules, licenceTypes, ...terms }
}

/** The list a cart is priced in, with its own prices, among all of the shop's. */
export async function readListOfCart(
  payload: Payload,
  currency: string | null,
): Promise<{ list: PriceList; lists: PriceLists }> {
  const lists = listsOf(await readShop(payload))
  const list = chooseList(lists, currency)
  const isAccount = list.currency === list.from
  const own = isAccount ? [list] : await withOwnPrices(payload, [list])
  const [sold = list] = await withSales(payload, own)
  return { list: sold, lists }
}

/** A currency that a request names must be one the shop has prices in. */
export async function assertCurrency(payload: Payload, currency: string | null | undefined) {
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
    ...further.map(({ currency: sold, factor, rounding }) => {
      return { ...account, currency: sold, factor, rounding }
    }),
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

function findOwnPrices(payload: Payload, collection: PricedKind, currencies: string[]) {
  const where = { 'prices.currency': { in: currencies } }
  return findAll(payload, collection, { where, select: only('prices') })
}
