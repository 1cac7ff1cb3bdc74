import type { CollectionConfig, Field } from 'payload'
import { offeredOrStaff } from '../access/rules'
import { publicAccess } from '../access/staff-managed'
import { positionField } from '../fields/common'
import { keyField } from '../fields/key'
import { questionsField, tiersField } from '../fields/licence-terms'
import { capLimit } from '../hooks/cap-limit'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

export const LicenceTypes: CollectionConfig = {
  slug: 'licence-types',
  access: { ...publicAccess, read: offeredOrStaff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'isForSale', 'kind', 'position', 'eula'],
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
      ...keyField('Its name in addresses and carts: “desktop”. Never change it.'),
      unique: true,
    } as Field,
    { name: 'name', type: 'text', required: true },
    positionField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'retail',
      options: [
        { value: 'retail', label: 'In the shop' },
        { value: 'trial', label: 'Trial fonts' },
        { value: 'special', label: 'By agreement: not in the shop' },
      ],
    },
    {
      name: 'isForSale',
      label: 'For sale',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        condition: ({ kind }) => kind === 'retail',
        description:
          'Off: nobody can buy it any more, and carts that hold it say so. What was sold of it stays as it is.',
        components: { Cell: '@/admin/licensing/sale-cell#SaleCell' },
      },
    },
    {
      name: 'unit',
      type: 'text',
      admin: { description: 'What a tier counts: “users”, “views a month”.' },
    },
    {
      name: 'summary',
      type: 'group',
      label: 'In short',
      fields: [
        {
          name: 'may',
          type: 'text',
          hasMany: true,
          label: 'The buyer may',
          admin: { description: 'A sentence, then Enter, then the next.' },
        },
        { name: 'may_not', type: 'text', hasMany: true, label: 'The buyer may not' },
      ],
    },
    {
      name: 'formats',
      type: 'select',
      hasMany: true,
      required: true,
      options: ['OTF', 'TTF', 'WOFF2', 'WOFF', 'TRIAL'],
      admin: {
        description:
          'What its archive holds, of those that a typeface has. On a computer: OTF and TTF; on a website: WOFF2 and WOFF; for trial fonts: TRIAL.',
      },
    },
    tiersField,
    questionsField,
    {
      name: 'months',
      label: 'Term in months',
      type: 'number',
      min: 1,
      max: 120,
      admin: {
        description:
          'Empty: for ever. A licence with a term ends, and is renewed for its full price.',
      },
    },
    {
      name: 'changeable',
      label: 'Buyers may change by themselves',
      type: 'select',
      hasMany: true,
      defaultValue: ['answers', 'licensee'],
      options: [
        { value: 'answers', label: 'What they told: domain, name of the app' },
        { value: 'licensee', label: 'The name of the company that holds it' },
      ],
      admin: { description: 'Each change makes a new licence document; the one before is kept.' },
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
    {
      name: 'eula',
      type: 'relationship',
      relationTo: 'eulas',
      required: true,
      label: 'Licence text',
      admin: { description: 'What the buyer accepts. The + beside it makes a new one.' },
    },
  ],
}
