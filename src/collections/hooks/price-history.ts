import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook as BeforeChange,
  GlobalBeforeChangeHook,
} from 'payload'
import { soldAt } from '@/domain/pricing/price-list'
import type { PricedKind } from '@/domain/pricing/sales'
import { readPriceTerms } from '@/operations/records/prices/prices'
import { keepFormer, keepFormerPrice } from '@/operations/records/prices/sales-in-force'
import type { Shop } from '@/payload-types'

/** What was charged until now is noted before another price is saved; a draft changes none. */
export const keepPriceHistory: BeforeChange = async ({ collection, data, originalDoc, req }) => {
  const status: unknown = { ...originalDoc, ...data }._status
  if (!originalDoc?.id || status === 'draft') return data
  const kind = collection.slug as PricedKind // of those alone it is a hook
  await keepFormerPrice(req, { kind, id: String(originalDoc.id) }, data)
  return data
}

/** Beside the list price of a public row what a sale of today makes of it, in the currency of account; null: none does. */
export const tellSale: CollectionAfterReadHook = async ({ collection, doc, req }) => {
  const row = doc as { id: string; price?: number | null }
  if (req.payloadAPI !== 'REST' || req.user || row.price === undefined) return doc
  const [list] = (await readPriceTerms(req.payload)).lists
  const kind = collection.slug as PricedKind
  const { price, sale } = soldAt({ kind, id: row.id, price: row.price }, list)
  return { ...row, sale: sale ? { ...sale, price } : null }
}

/** A price list that is changed changes every price it makes. */
export const keepListHistory: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const [now, before] = [data as Partial<Shop>, originalDoc as Partial<Shop> | undefined]
  if (!now.priceLists) return data
  for (const { currency, factor, rounding } of before?.priceLists ?? []) {
    const list = now.priceLists.find((one) => one.currency === currency)
    if (!list || (list.factor === factor && list.rounding === rounding)) continue
    await keepFormer(req, { kind: 'lists', item: currency, was: { factor, rounding } })
  }
  return data
}
