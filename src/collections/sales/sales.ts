import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  DateFieldValidation,
  FilterOptions,
} from 'payload'
import { checkSale } from '@/operations/catalogue/sale-errors'
import { dayOfDate, keepFormerSale } from '@/operations/records/prices/sales-in-force'
import { findById } from '@/operations/records/rows'
import type { Sale } from '@/payload-types'
import { staffAccess, unseenRows } from '../access-rules'
import { asMoney, checkPositive, currencyField, decimalField } from '../fields/amounts'
import { cleanNames } from '../fields/clean-texts'
import { dayOnly, derivedJson, readOnlyText } from '../fields/common'
import {
  array,
  checkbox,
  date,
  number,
  relationship,
  row,
  select,
  text,
} from '../fields/payload-fields'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { refused } from '../hooks/refuse'

/** Refuses what could never be right, with field errors; and notes what a sale was that has begun. */
const assertSale: CollectionBeforeChangeHook<Sale> = async ({ data, originalDoc, req }) => {
  // Of a sale that is made Payload gives an empty row.
  const before = originalDoc?.id ? originalDoc : null
  const sale = { ...before, ...data } as Sale
  const errors = await checkSale(req.payload, sale, before)
  if (errors.length > 0) throw refused(req, 'sales', errors)
  if (before) await keepFormerSale(req, before)
  return data
}

/** Prices that were charged stay known, whatever becomes of their sale. */
const keepDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sale = await findById(req, 'sales', String(id))
  if (sale) await keepFormerSale(req, sale)
}

const checkEnd: DateFieldValidation = (value, { siblingData }) => {
  const { firstDay } = siblingData as Partial<Sale>
  if (!value) return 'Choose the last day.'
  if (!firstDay || dayOfDate(String(value)) >= dayOfDate(firstDay)) return true
  return 'The sale ends before it begins. To end it at once, tick “Ended”.'
}

const isPrice = ({ kind }: Partial<Sale>) => kind === 'price'

const isOn = (what: Sale['appliesTo']) => (data: Partial<Sale>) => data.appliesTo === what

/**
 * Prices that are lower for some days: the percentage of all, of typefaces or of styles, or a price of typefaces or styles. It
 * begins and ends by itself, with the day in the seller's country.
 */
export const Sales: CollectionConfig = {
  slug: 'sales',
  disableDuplicate: true,
  access: staffAccess,
  admin: {
    description:
      'Lower prices for some days. A sale comes off the list price, before discounts and coupons. Where two are on one thing, the lower price counts. The shop itself works out the earlier price that is struck beside it: the lowest of the 30 days before. What was first made on a day of the sale has none.',
  },
  defaultSort: '-firstDay',
  hooks: {
    beforeValidate: [cleanNames],
    beforeChange: [assertSale],
    beforeDelete: [keepDeleted],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    text('name', { required: true, maxLength: 60 }),
    row(
      date('firstDay', { required: true, admin: dayOnly }),
      date('lastDay', { required: true, admin: dayOnly, validate: checkEnd }),
    ),
    row(
      select('kind', ['percent', 'price'], { required: true, defaultValue: 'percent' }),
      decimalField('percentOff', {
        check: checkPercent,
        condition: ({ kind }) => kind !== 'price',
      }),
    ),
    array(
      'prices',
      [
        row(
          currencyField({ refuse: refuseSecondPrice }),
          number('price', {
            required: true,
            validate: checkPositive,
            admin: { components: asMoney },
          }),
        ),
      ],
      { admin: { condition: isPrice } },
    ),
    select('appliesTo', ['all', 'typefaces', 'styles'], { required: true, defaultValue: 'all' }),
    relationship('typefaces', 'typefaces', {
      hasMany: true,
      admin: { condition: isOn('typefaces') },
    }),
    relationship('styles', 'styles', { hasMany: true, admin: { condition: isOn('styles') } }),
    checkbox('limited', { defaultValue: false }),
    relationship('licenceTypes', 'licence-types', {
      hasMany: true,
      filterOptions: { kind: { equals: 'retail' } } satisfies FilterOptions,
      admin: { condition: ({ limited }) => Boolean(limited) },
    }),
    checkbox('ended', { defaultValue: false }),
    checkbox('showsBanner', { defaultValue: true }),
    text('line', {
      maxLength: 140,
      admin: { condition: ({ showsBanner }) => showsBanner !== false },
    }),
  ],
}

function checkPercent(value: string, { siblingData }: { siblingData: unknown }): true | string {
  const { kind } = siblingData as Partial<Sale>
  if (kind === 'price') return true
  const isPercent = /^\d{1,2}(\.\d{1,2})?$/.test(value) && Number(value) > 0
  return isPercent || 'Write how many per cent come off, more than 0 and less than 100: 20.'
}

function refuseSecondPrice(currency: string, form: unknown): string | undefined {
  const { prices } = form as Partial<Sale>
  const count = (prices ?? []).filter((one) => one.currency === currency).length
  return count > 1 ? `There is a price in ${currency} already.` : undefined
}

/**
 * What was charged before: a price of a typeface, a style or a bundle, the terms of a price list, or a sale, each as it was until
 * it changed. An earlier price that stands beside a sale's is worked out from it.
 */
export const PriceHistory: CollectionConfig = {
  slug: 'price-history',
  typescript: { interface: 'PriceHistory' },
  ...unseenRows,
  fields: [
    readOnlyText('kind'),
    readOnlyText('item'),
    date('until', { required: true, index: true, admin: { readOnly: true } }),
    derivedJson('was'),
  ],
}
