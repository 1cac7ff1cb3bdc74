import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { CURRENCY_CODES } from '@/domain/money/currencies'
import { RISE_ROUNDINGS } from '@/domain/pricing/price-rise'
import { checkRise } from '@/operations/catalogue/raise-prices'
import { readToday } from '@/operations/records/shop'
import { all } from '@/operations/records/rows'
import type { PriceRise } from '@/payload-types'
import { staffAccess } from '../access-rules'
import { decimalField } from '../fields/amounts'
import { cleanNames } from '../fields/clean-texts'
import { dayOnly, derivedAccess, derivedJson } from '../fields/common'
import { date, relationship, row, select, text, ui } from '../fields/payload-fields'
import { refused } from '../hooks/refuse'

/** From its day on it is what happened. */
const untilItsDay: Access = async ({ req }) => {
  if (!req.user) return false
  const toCome = { greater_than: `${await readToday(req.payload)}T23:59:59.999Z` }
  return { or: [all({ state: 'draft' }), all({ state: 'scheduled', day: toCome })] }
}

const assertRise: CollectionBeforeChangeHook<PriceRise> = async ({ data, originalDoc, req }) => {
  const before = originalDoc?.id ? originalDoc : null
  const rise = { ...before, ...data } as PriceRise
  const errors = await checkRise(req.payload, rise, before)
  if (errors.length > 0) throw refused(req, 'price-rises', errors)
  return { ...data, scheduledBy: req.user?.email ?? before?.scheduledBy ?? null }
}

/** Prices that rise by so many per cent, from a day on in the seller's country: a draft until it is scheduled. */
export const PriceRises: CollectionConfig = {
  slug: 'price-rises',
  typescript: { interface: 'PriceRise' },
  disableDuplicate: true,
  access: { ...staffAccess, update: untilItsDay, delete: untilItsDay },
  admin: {
    description:
      'Prices rise by so many per cent from a day on: of typefaces, of styles, of bundles and in every price list. A draft changes nothing; one that is scheduled can be taken back until its day. The table is of today’s prices; on the day those of that day rise. Sales keep their own prices, quotes theirs, and what is not published yet is not raised.',
  },
  defaultSort: '-day',
  hooks: { beforeValidate: [cleanNames], beforeChange: [assertRise] },
  fields: [
    text('name', { required: true, maxLength: 60 }),
    row(
      date('day', { required: true, admin: dayOnly }),
      select('state', ['draft', 'scheduled', 'under_way', 'done'], {
        required: true,
        defaultValue: 'draft',
        filterOptions: ({ options, data }) =>
          options.filter((option) => {
            const value = typeof option === 'string' ? option : option.value
            return value === 'draft' || value === 'scheduled' || value === data.state
          }),
      }),
    ),
    row(
      decimalField('percent', { required: true, check: checkPercent }),
      select('rounding', [...RISE_ROUNDINGS], { required: true, defaultValue: 'none' }),
    ),
    select('appliesTo', ['all', 'typefaces'], { required: true, defaultValue: 'all' }),
    relationship('typefaces', 'typefaces', {
      hasMany: true,
      admin: { condition: ({ appliesTo }) => appliesTo === 'typefaces' },
    }),
    select('currencies', [...CURRENCY_CODES], {
      hasMany: true,
      typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'string' } })],
    }),
    ui('table', '@/admin/prices/rise-table#RiseTable'),
    text('scheduledBy', { access: derivedAccess, admin: { hidden: true } }),
    derivedJson('plan'),
  ],
}

function checkPercent(value: string): true | string {
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= 100
  return isPercent || 'Write by how many per cent, more than 0 and 100 at most: 5.'
}
