import type { CollectionConfig, Field } from 'payload'
import { releasedAccess } from '../access-rules'
import { derivedAccess, positionField, slugField } from '../fields/common'
import { namedVersions, previewOf, savedBy, scheduledColumn } from '../fields/drafts-and-versions'
import { askAboutPrice } from '../fields/own-prices'
import {
  assertParent,
  prepareTypeface,
  queuePreparation,
  refuseUnfinished,
  refuseWithStyles,
} from '../hooks/typeface-hooks'
import { guardReads } from '../hooks/rest-requests'
import { cleanNames } from '../fields/clean-texts'
import { leadFromOldAddress, leadsOnField, noteOldAddress } from '../hooks/old-addresses'
import { keepAddressSecret } from '../hooks/prereleases'
import { keepPriceHistory, tellSale } from '../hooks/price-history'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { checkStylePrices, saveStylePrices } from '../hooks/save-style-prices'
import { refuseSlugInTrash, withdrawTrashed } from '../hooks/trash'
import { typefaceTabs } from './typeface/typeface-tabs'
import { checkbox, date, relationship, select, text, ui } from '../fields/payload-fields'

const behind = { access: derivedAccess, admin: { hidden: true, disableListColumn: true } } as const

/** What is still being made of a published typeface's masters and name; empty when all of it is there. */
const preparation: Field[] = [
  ui('preparationNotice', '@/admin/preparation-notice#PreparationNotice', { position: 'sidebar' }),
  ui('nothingForSale', '@/admin/typeface/nothing-for-sale#NothingForSale', { position: 'sidebar' }),
  ui('missedNotice', '@/admin/typeface/missed-notice#MissedNotice', { position: 'sidebar' }),
  select('preparation', ['waiting', 'preparing', 'failed'], { index: true, ...behind }),
  date('preparationChangedAt', behind),
  text('preparationError', behind),
]

export const Typefaces: CollectionConfig = {
  slug: 'typefaces',
  disableDuplicate: true,
  access: releasedAccess,
  admin: { components: { views: namedVersions }, ...previewOf('typefaces') },
  defaultPopulate: { name: true, slug: true, parent: true },
  defaultSort: 'position',
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseSlugInTrash, cleanNames],
    beforeOperation: [guardReads],
    beforeChange: [
      ...[withdrawTrashed, askAboutPrice, checkStylePrices, assertParent],
      keepAddressSecret,
      ...[queuePreparation, refuseUnfinished, noteOldAddress, keepPriceHistory],
    ],
    beforeDelete: [refuseWithStyles],
    afterRead: [tellSale],
    afterChange: [saveStylePrices, prepareTypeface, leadFromOldAddress, refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    // First of all: what is added to its tabs by others finds them here.
    typefaceTabs,
    slugField(),
    leadsOnField,
    checkbox('prerelease', { index: true, admin: { position: 'sidebar' } }),
    positionField,
    relationship('parent', 'typefaces', {
      index: true,
      filterOptions: ({ id }) => ({
        parent: { exists: false },
        ...(id ? { id: { not_equals: id } } : {}),
      }),
      admin: { position: 'sidebar' },
    }),
    ...preparation,
    savedBy,
    scheduledColumn,
  ],
}
