import type { CollectionConfig, Field } from 'payload'
import { offeredOrStaff, publicAccess } from '../access-rules'
import { cleanNames } from '../fields/clean-texts'
import { keyField, nameCopy, positionField } from '../fields/common'
import { decimalField } from '../fields/amounts'
import { guardReads } from '../hooks/rest-requests'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { array, checkbox, number, relationship, row, select, text } from '../fields/payload-fields'

/** What a buyer tells about a use: it stands on the licence, and a domain in the web fonts' style sheet. */
const questionsField: Field = array('questions', [
  row(
    keyField,
    text('label', { required: true }),
    select('kind', ['text', 'domain'], { required: true, defaultValue: 'text' }),
    checkbox('required', { defaultValue: true }),
  ),
  text('hint'),
])

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/

const tiersField: Field = array('tiers', [
  row(
    keyField,
    text('label', { required: true }),
    text('short', { required: true }),
    decimalField('multiplier', { check: checkMultiplier, condition: (_, tier) => !tier?.askUs }),
  ),
  row(checkbox('askUs'), select('formats', ['OTF', 'TTF', 'WOFF2', 'WOFF'], { hasMany: true })),
])

export const LicenceTypes: CollectionConfig = {
  slug: 'licence-types',
  access: { ...publicAccess, read: offeredOrStaff },
  defaultSort: 'position',
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [guardReads],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    { ...keyField, unique: true, hooks: { beforeDuplicate: [nameCopy] } },
    text('name', { required: true }),
    positionField,
    select('kind', ['retail', 'trial', 'special'], { required: true, defaultValue: 'retail' }),
    checkbox('isForSale', {
      defaultValue: true,
      // A copy is looked through before anybody buys it.
      hooks: { beforeDuplicate: [() => false] },
      admin: {
        condition: ({ kind }) => kind === 'retail',
        components: { Cell: '@/admin/licensing/sale-cell#SaleCell' },
      },
    }),
    text('unit'),
    {
      name: 'summary',
      type: 'group',
      fields: [text('may', { hasMany: true }), text('may_not', { hasMany: true })],
    },
    select('formats', ['OTF', 'TTF', 'WOFF2', 'WOFF', 'TRIAL'], { hasMany: true, required: true }),
    tiersField,
    questionsField,
    row(
      select('sold', ['once', 'month', 'year'], { defaultValue: 'once' }),
      number('months', {
        min: 1,
        max: 120,
        admin: { condition: ({ sold }) => sold !== 'month' && sold !== 'year' },
      }),
    ),
    select('changeable', ['answers', 'licensee'], {
      hasMany: true,
      defaultValue: ['answers', 'licensee'],
    }),
    select('updates', ['all', 'purchased'], { defaultValue: 'all' }),
    relationship('eula', 'eulas', { required: true }),
  ],
}

function checkMultiplier(value: string, { siblingData }: { siblingData: unknown }): true | string {
  const { askUs } = siblingData as { askUs?: boolean | null }
  return askUs || DECIMAL.test(value) || 'Write a decimal number such as 1.5.'
}
