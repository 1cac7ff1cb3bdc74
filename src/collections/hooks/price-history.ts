import type { CollectionBeforeChangeHook as BeforeChange, GlobalBeforeChangeHook } from 'payload'
import type { PricedKind } from '@/domain/pricing/sales'
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
