import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload'
import { describeBundle, type PricingContext } from '@/domain/pricing/sell-bundles'
import { checkBundle, readPricingContext } from '@/operations/catalogue/bundle-errors'
import { definitionOf } from '@/operations/records/bundles'
import type { Bundle } from '@/payload-types'
import { staffAccess } from '../access-rules'
import { priceField } from '../fields/amounts'
import { cleanNames } from '../fields/clean-texts'
import { positionField, slugField } from '../fields/common'
import { askAboutPrice, confirmedPrice, ownPrices } from '../fields/own-prices'
import { keepPriceHistory } from '../hooks/price-history'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { relationship, text, textarea } from '../fields/payload-fields'
import { refused } from '../hooks/refuse'

/** Described for staff alone: the shop's own reads do not need it. The catalogue is read once for a whole list. */
const bundleInShop: FieldHook<Bundle> = async ({ data, req }) => {
  if (!req.user || !data?.id) return null
  req.context.pricingContext ??= readPricingContext(req.payload)
  return describeBundle(
    definitionOf(data as Bundle),
    await (req.context.pricingContext as Promise<PricingContext>),
  )
}

/** Refuses a bundle that could never be sold, with field errors. */
const assertBundle: CollectionBeforeChangeHook<Bundle> = async ({ data, originalDoc, req }) => {
  const bundle = { ...originalDoc, ...data } as Bundle
  const errors = await checkBundle(req.payload, definitionOf({ ...bundle, id: bundle.id ?? '' }))
  if (errors.length > 0) throw refused(req, 'bundles', errors)
  return data
}

/** Styles sold together at a price of their own. A bundle across several typefaces is offered by itself in the shop. */
export const Bundles: CollectionConfig = {
  slug: 'bundles',
  disableDuplicate: true,
  access: staffAccess,
  admin: {
    description:
      'Styles sold together. The shop takes the cheapest way to what a buyer chose, so a bundle is never dearer than its parts.',
  },
  defaultSort: 'position',
  hooks: {
    beforeValidate: [cleanNames],
    beforeChange: [askAboutPrice, assertBundle, keepPriceHistory],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    text('name', { required: true }),
    slugField(),
    positionField,
    relationship('styles', 'styles', { hasMany: true }),
    relationship('typefaces', 'typefaces', { hasMany: true }),
    priceField,
    confirmedPrice,
    ownPrices,
    textarea('inShop', {
      virtual: true,
      admin: { readOnly: true },
      hooks: { afterRead: [bundleInShop] },
    }),
  ],
}
