import { ValidationError, type CollectionBeforeChangeHook, type NumberField } from 'payload'
import { questionOfPrice, type Priced } from '@/operations/catalogue/prices/doubt-prices'

/**
 * Which price somebody has said yes to, after the shop asked. It stands for this figure and no other, and is kept nowhere.
 * Whoever writes by program sends it with the price.
 */
export const confirmedPrice: NumberField = {
  name: 'confirmedPrice',
  type: 'number',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Asks about an odd price before it is saved. The shop's own work, such as the seed, is not asked. */
export const askAboutPrice: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { confirmedPrice: confirmed, ...row } = data
  const isNew = typeof row.price === 'number' && row.price !== originalDoc?.price
  if (req.payloadAPI !== 'REST' || !isNew || confirmed === row.price) return row

  const priced = { collection: collection.slug, row: { ...originalDoc, ...row } } as Priced
  const message = await questionOfPrice(req.payload, { priced, language: req.i18n.language })
  if (message === null) return row
  const errors = [{ message, path: 'price' }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
