import type { CollectionConfig } from 'payload'
import { publishedAccess } from '../access/staff-managed'
import { positionField, slugField } from '../fields/common'
import { previewOf } from '../fields/preview'
import { preparation } from '../fields/preparation'
import { namedVersions, savedBy } from '../fields/saved-by'
import { refuseWithStyles } from '../hooks/before-deletion'
import { assertParent } from '../hooks/check-parent'
import { askAboutPrice } from '../hooks/ask-about-price'
import { capLimit } from '../hooks/cap-limit'
import { refuseSlugInTrash, withdrawTrashed } from '../hooks/trash'
import { refuseUnfinished } from '../hooks/refuse-unfinished'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames } from '../hooks/clean-texts'
import { checkStylePrices, saveStylePrices } from '../hooks/save-style-prices'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { prepareTypeface, queuePreparation } from '../hooks/prepare-typeface'
import { typefaceTabs } from './typeface/typeface-tabs'

export const Typefaces: CollectionConfig = {
  slug: 'typefaces',
  access: publishedAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'price', '_status'],
    components: { views: namedVersions },
    ...previewOf('typefaces'),
  },
  defaultPopulate: { name: true, slug: true, parent: true },
  defaultSort: 'position',
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseSlugInTrash, cleanNames],
    beforeOperation: [refuseOddQuery, capLimit],
    beforeChange: [
      ...[withdrawTrashed, askAboutPrice, checkStylePrices, assertParent],
      ...[queuePreparation, refuseUnfinished],
    ],
    beforeDelete: [refuseWithStyles],
    afterChange: [saveStylePrices, prepareTypeface, refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    // First of all: what is added to its tabs by others finds them here.
    typefaceTabs,
    slugField(),
    positionField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'typefaces',
      index: true,
      filterOptions: ({ id }) => ({
        parent: { exists: false },
        ...(id ? { id: { not_equals: id } } : {}),
      }),
      admin: { position: 'sidebar', description: 'The superfamily this one belongs to.' },
    },
    ...preparation,
    savedBy,
  ],
}
