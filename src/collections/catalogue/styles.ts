import type { CollectionConfig } from 'payload'
import { ofPublishedTypefaceOrStaff, staffOnly } from '../access-rules'
import { derivedAccess, derivedJson, jsonField, positionField } from '../fields/common'
import { priceField } from '../fields/amounts'
import { askAboutPrice, confirmedPrice, ownPrices } from '../fields/own-prices'
import { isDefaultPositionInRange, variationField } from '../fields/variation'
import {
  dropFiles,
  prepareTypefaceOfStyle,
  prepareTypefaceWithoutStyle,
  queueTypefaceOfStyle,
} from '../hooks/typeface-hooks'
import { guardReads } from '../hooks/rest-requests'
import { cleanNames } from '../fields/clean-texts'
import { keepPriceHistory, tellSale } from '../hooks/price-history'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { number, relationship, row, select, text, ui } from '../fields/payload-fields'

export const Styles: CollectionConfig = {
  slug: 'styles',
  disableDuplicate: true,
  access: {
    create: staffOnly,
    update: staffOnly,
    delete: staffOnly,
    read: ofPublishedTypefaceOrStaff,
  },
  defaultPopulate: { name: true, typeface: true, weight: true, slope: true },
  defaultSort: 'position',
  indexes: [{ fields: ['typeface', 'name'], unique: true }],
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [guardReads],
    beforeChange: [askAboutPrice, queueTypefaceOfStyle, keepPriceHistory],
    beforeDelete: [dropFiles],
    afterRead: [tellSale],
    afterChange: [prepareTypefaceOfStyle, refreshCatalogue],
    afterDelete: [prepareTypefaceWithoutStyle, refreshCatalogue],
  },
  fields: [
    relationship('typeface', 'typefaces', {
      required: true,
      index: true,
      access: { update: () => false },
    }),
    text('name', { required: true, defaultValue: () => 'New style' }),
    // In the order they were uploaded in; no page follows it.
    { ...positionField, admin: { hidden: true, disableListColumn: true } },
    number('place', { access: derivedAccess, admin: { hidden: true, disableListColumn: true } }),
    row(
      select('typ', ['static', 'variable'], { required: true, defaultValue: 'static' }),
      number('weight', { required: true, min: 1, max: 1000, defaultValue: 400 }),
      number('width', { min: 1, max: 9 }),
      select('slope', ['upright', 'italic', 'oblique'], {
        required: true,
        defaultValue: 'upright',
      }),
    ),
    priceField,
    confirmedPrice,
    ownPrices,
    jsonField('defaultCoordinates', {
      validate: isDefaultPositionInRange,
      editor: '@/admin/axes/position-fields#PreviewPosition',
    }),
    variationField,
    ui('masterUpload', '@/admin/master/master-upload#MasterUpload'),
    text('master', { access: derivedAccess, admin: { hidden: true, disableListColumn: true } }),
    derivedJson('facts'),
  ],
}
