import type { CollectionConfig } from 'payload'
import { staffAccess } from '../access/staff-managed'
import { positionField, slugField } from '../fields/common'
import { priceField } from '../fields/money'
import { ownPrices } from '../fields/own-prices'
import { assertBundle, bundleInShop } from '../hooks/check-bundle'
import { confirmedPrice } from '../fields/confirmed-price'
import { askAboutPrice } from '../hooks/ask-about-price'
import { cleanNames } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

/** Styles sold together at a price of their own. A bundle across several typefaces is offered by itself in the shop. */
export const Bundles: CollectionConfig = {
  slug: 'bundles',
  access: staffAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'styles', 'typefaces', 'inShop'],
    description:
      'Styles sold together. The shop takes the cheapest way to what a buyer chose, so a bundle is never dearer than its parts.',
  },
  defaultSort: 'position',
  hooks: {
    beforeValidate: [cleanNames],
    beforeChange: [askAboutPrice, assertBundle],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: {
        description: 'As the bill says it: “Text pair” becomes “Bundle Text pair, 4 styles”.',
      },
    },
    slugField(),
    positionField,
    {
      name: 'styles',
      type: 'relationship',
      relationTo: 'styles',
      hasMany: true,
      admin: { description: 'Of one typeface or of several.' },
    },
    {
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      admin: { description: 'Held whole, with every style they have or will have.' },
    },
    priceField({
      en: 'For all of it. Empty: not sold.',
      de: 'Für alles zusammen. Leer: nicht zu kaufen.',
    }),
    confirmedPrice,
    ownPrices,
    {
      name: 'inShop',
      label: 'In the shop',
      type: 'textarea',
      virtual: true,
      admin: { readOnly: true, description: 'As it was last saved.' },
      hooks: { afterRead: [bundleInShop] },
    },
  ],
}
