import type { Payload } from 'payload'
import { doubtFamily, doubtStyle, sayDoubt } from '@/domain/pricing/price-doubts'
import { convert } from '@/domain/pricing/price-list'
import type { Bundle, Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import {
  findFamilyPrice,
  findFamilyPrices,
  findPartPrices,
  findStylePrices,
  listsOf,
} from '../records/prices/prices'
import { readShop } from '../records/shop'

/** A row as it would be saved; a new one has no id yet. */
type Unsaved<Row> = Omit<Partial<Row>, 'price'> & { price: number }

export type Priced =
  | { collection: 'typefaces'; row: Unsaved<Typeface> }
  | { collection: 'styles'; row: Unsaved<Style> }
  | { collection: 'bundles'; row: Unsaved<Bundle> }

/** The question to ask before a price is saved; null: nothing odd about it. */
export async function questionOfPrice(
  payload: Payload,
  { priced, language }: { priced: Priced; language: string },
): Promise<string | null> {
  const doubt = await doubtOf(payload, priced, (amount) => amount)
  if (doubt === null) return null
  const { currency } = await readShop(payload)
  return sayDoubt(doubt, { currency, language })
}

type OwnPrice = { currency: string; price: number }

/** The same of an own price in another currency, beside what the price list makes of every price; in none there is no question. */
export async function questionOfOwnPrice(
  payload: Payload,
  { priced, own, language }: { priced: Priced; own: OwnPrice; language: string },
): Promise<string | null> {
  const [account, ...lists] = listsOf(await readShop(payload))
  const list = lists.find(({ currency }) => currency === own.currency)
  if (!list || own.currency === account.currency) return null

  const inList = (amount: number) => convert(amount, list)
  const { price: whole } = priced.row as { price?: number | null }
  const made = whole ? [inList(whole)] : []
  const row = { ...priced.row, price: own.price }
  const doubt =
    doubtStyle({ price: own.price, neighbours: made, family: null }) ??
    (await doubtOf(payload, { ...priced, row } as Priced, inList))
  return doubt && sayDoubt(doubt, { currency: own.currency, language })
}

/** `inList` turns what is kept in the currency of account into that of the price. */
async function doubtOf(payload: Payload, priced: Priced, inList: (amount: number) => number) {
  const { price, id } = priced.row
  switch (priced.collection) {
    case 'typefaces': {
      const [parts, neighbours] = await Promise.all([
        id ? findStylePrices(payload, { typeface: id }) : [],
        findFamilyPrices(payload, { besides: id }),
      ])
      return doubtFamily({ price, parts: parts.map(inList), neighbours: neighbours.map(inList) })
    }
    case 'styles': {
      const typeface = priced.row.typeface ? idOf(priced.row.typeface) : ''
      const [neighbours, family] = await Promise.all([
        findStylePrices(payload, { typeface, besides: id }),
        findFamilyPrice(payload, typeface),
      ])
      const whole = family === null ? null : inList(family)
      return doubtStyle({ price, neighbours: neighbours.map(inList), family: whole })
    }
    case 'bundles': {
      const styles = (priced.row.styles ?? []).map(idOf)
      const typefaces = (priced.row.typefaces ?? []).map(idOf)
      const parts = await findPartPrices(payload, { styles, typefaces })
      return doubtFamily({ price, parts: parts.map(inList), neighbours: [] })
    }
  }
}
