import type { CollectionConfig, Field } from 'payload'
import { offeredOrStaff, publicAccess } from '../access-rules'
import { cleanNames } from '../fields/clean-texts'
import { keyField, nameCopy, positionField } from '../fields/common'
import { decimalField } from '../fields/decimal-field'
import { capLimit, refuseOddQuery } from '../hooks/rest-requests'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

/** What a buyer tells about a use: it stands on the licence, and a domain in the web fonts' style sheet. */
const questionsField: Field = {
  name: 'questions',
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        keyField,
        { name: 'label', type: 'text', required: true },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: ['text', 'domain'],
        },
        { name: 'required', type: 'checkbox', defaultValue: true },
      ],
    },
    { name: 'hint', type: 'text' },
  ],
}

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/

const tiersField: Field = {
  name: 'tiers',
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        keyField,
        { name: 'label', type: 'text', required: true },
        { name: 'short', type: 'text', required: true },
        decimalField('multiplier', {
          check: checkMultiplier,
          condition: (_, tier) => !tier?.askUs,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'askUs', type: 'checkbox' },
        {
          name: 'formats',
          type: 'select',
          hasMany: true,
          options: ['OTF', 'TTF', 'WOFF2', 'WOFF'],
        },
      ],
    },
  ],
}

export const LicenceTypes: CollectionConfig = {
  slug: 'licence-types',
  access: { ...publicAccess, read: offeredOrStaff },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'isForSale', 'kind', 'position', 'eula'] },
  defaultSort: 'position',
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [refuseOddQuery, capLimit],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    { ...keyField, unique: true, hooks: { beforeDuplicate: [nameCopy] } },
    { name: 'name', type: 'text', required: true },
    positionField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'retail',
      options: ['retail', 'trial', 'special'],
    },
    {
      name: 'isForSale',
      type: 'checkbox',
      defaultValue: true,
      // A copy is looked through before anybody buys it.
      hooks: { beforeDuplicate: [() => false] },
      admin: {
        condition: ({ kind }) => kind === 'retail',
        components: { Cell: '@/admin/licensing/sale-cell#SaleCell' },
      },
    },
    { name: 'unit', type: 'text' },
    {
      name: 'summary',
      type: 'group',
      fields: [
        { name: 'may', type: 'text', hasMany: true },
        { name: 'may_not', type: 'text', hasMany: true },
      ],
    },
    {
      name: 'formats',
      type: 'select',
      hasMany: true,
      required: true,
      options: ['OTF', 'TTF', 'WOFF2', 'WOFF', 'TRIAL'],
    },
    tiersField,
    questionsField,
    { name: 'months', type: 'number', min: 1, max: 120 },
    {
      name: 'changeable',
      type: 'select',
      hasMany: true,
      defaultValue: ['answers', 'licensee'],
      options: ['answers', 'licensee'],
    },
    { name: 'updates', type: 'select', defaultValue: 'all', options: ['all', 'purchased'] },
    { name: 'eula', type: 'relationship', relationTo: 'eulas', required: true },
  ],
}

function checkMultiplier(value: string, { siblingData }: { siblingData: unknown }): true | string {
  const { askUs } = siblingData as { askUs?: boolean | null }
  return askUs || DECIMAL.test(value) || 'Write a decimal number such as 1.5.'
}
