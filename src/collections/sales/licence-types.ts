import type { CollectionConfig } from 'payload'
import { publicAccess } from '../access/staff-managed'
import { positionField } from '../fields/common'
import { capLimit } from '../hooks/cap-limit'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/

export const LicenceTypes: CollectionConfig = {
  slug: 'licence-types',
  access: publicAccess,
  admin: {
    useAsTitle: 'name',
    group: 'Licensing',
    defaultColumns: ['name', 'kind', 'position', 'eula'],
  },
  defaultSort: 'position',
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [refuseOddQuery, capLimit],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: string | null | undefined) =>
        /^[a-z0-9][a-z0-9-]{0,62}$/.test(value ?? '') ||
        'Use lower-case letters, digits and hyphens.',
      admin: { description: 'Its name in addresses and carts: “desktop”. Never change it.' },
    },
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
      name: 'unit',
      type: 'text',
      admin: { description: 'What a tier counts: “users”, “views a month”.' },
    },
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
    {
      name: 'tiers',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'key', type: 'text', required: true },
            { name: 'label', type: 'text', required: true },
            { name: 'short', type: 'text', required: true },
            {
              name: 'multiplier',
              type: 'text',
              required: true,
              validate: (value: string | null | undefined) =>
                DECIMAL.test(value ?? '') || 'Write a decimal number such as 1.5.',
            },
          ],
        },
      ],
    },
    {
      name: 'updates',
      label: 'Newer releases',
      type: 'select',
      defaultValue: 'all',
      options: [
        { value: 'all', label: 'Open to everybody who holds this licence' },
        { value: 'purchased', label: 'Need a licence of their own' },
      ],
      admin: { description: 'What was promised when a licence was bought is never taken back.' },
    },
    { name: 'eula', type: 'relationship', relationTo: 'eulas', required: true },
  ],
}
