import { ValidationError, type CollectionBeforeChangeHook, type FieldHook } from 'payload'
import { describeBundle, type PricingContext } from '@/domain/pricing/sell-bundles'
import { checkBundle, readPricingContext } from '@/operations/catalogue/bundle-errors'
import { definitionOf } from '@/operations/records/bundles'
import type { Bundle } from '@/payload-types'

/** Refuses a bundle that could never be sold, with field errors. */
export const assertBundle: CollectionBeforeChangeHook<Bundle> = async ({
  data,
  originalDoc,
  req,
}) => {
  const bundle = { ...originalDoc, ...data } as Bundle
  const errors = await checkBundle(req.payload, definitionOf({ ...bundle, id: bundle.id ?? '' }))
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'bundles', errors, req }, req.t)
  }
  return data
}

/** Described for staff alone: the shop's own reads do not need it. The catalogue is read once for a whole list. */
export const bundleInShop: FieldHook<Bundle> = async ({ data, req }) => {
  if (!req.user || !data?.id) return null
  req.context.pricingContext ??= readPricingContext(req.payload)
  return describeBundle(
    definitionOf(data as Bundle),
    await (req.context.pricingContext as Promise<PricingContext>),
  )
}
