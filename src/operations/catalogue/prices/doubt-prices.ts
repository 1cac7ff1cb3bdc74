import type { Payload } from 'payload'
import { sayDoubt } from '@/domain/pricing/doubts/doubt-in-words'
import { doubtFamily, doubtStyle, type PriceDoubt } from '@/domain/pricing/doubts/doubt-price'
import type { Bundle, Style, Typeface } from '@/payload-types'
import { idOf } from '../../id-of'
import { readShop } from '../../shop-records'
import { findFamilyPrice, findFamilyPrices, findPartPrices, findStylePrices } from './price-records'

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
  const doubt = await doubtOf(payload, priced)
  if (doubt === null) return null
  const { currency } = await readShop(payload)
  return sayDoubt(doubt, { currency, language })
}

async function doubtOf(payload: Payload, priced: Priced): Promise<PriceDoubt | null> {
  const { price, id } = priced.row
  switch (priced.collection) {
    case 'typefaces': {
      const [parts, neighbours] = await Promise.all([
        id ? findStylePrices(payload, { typeface: id }) : [],
        findFamilyPrices(payload, { besides: id }),
      ])
      return doubtFamily({ price, parts, neighbours })
    }
    case 'styles': {
      const typeface = priced.row.typeface ? idOf(priced.row.typeface) : ''
      const [neighbours, family] = await Promise.all([
        findStylePrices(payload, { typeface, besides: id }),
        findFamilyPrice(payload, typeface),
      ])
      return doubtStyle({ price, neighbours, family })
    }
    case 'bundles': {
      const styles = (priced.row.styles ?? []).map(idOf)
      const typefaces = (priced.row.typefaces ?? []).map(idOf)
      const parts = await findPartPrices(payload, { styles, typefaces })
      return doubtFamily({ price, parts, neighbours: [] })
    }
  }
}
