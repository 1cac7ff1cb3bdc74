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
  label: 'What the buyer tells about this use',
  type: 'array',
  admin: { description: 'Asked in the shop, and printed on the licence: “Which app?”' },
  fields: [
    {
      type: 'row',
      fields: [
        keyField('In carts: “domain”. Never change it.'),
        { name: 'label', type: 'text', required: true, admin: { description: '“Domain”.' } },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: [
            { value: 'text', label: 'A name or a title' },
            { value: 'domain', label: 'A domain, such as example.org' },
          ],
        },
        { name: 'required', type: 'checkbox', defaultValue: true },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      admin: { description: 'Beneath the field: “Subdomains are included.”' },
    },
  ],
}

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/

const tiersField: Field = {
  name: 'tiers',
  type: 'array',
  admin: {
    description:
      'How much of it, from small to large: the price of a style times the multiplier of its tier. Without a tier a licence type is not for sale.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        keyField('In carts: “users-2-5”. Never change it.'),
        {
          name: 'label',
          type: 'text',
          required: true,
          admin: { description: 'On bills: “2–5 users”.' },
        },
        {
          name: 'short',
          type: 'text',
          required: true,
          admin: { description: 'To choose: “2–5”.' },
        },
        decimalField('multiplier', {
          check: checkMultiplier,
          condition: (_, tier) => !tier?.askUs,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'askUs',
          label: 'More than that: ask us',
          type: 'checkbox',
          admin: { description: 'Has no price. Who chooses it writes to you.' },
        },
        {
          name: 'formats',
          type: 'select',
          hasMany: true,
          options: ['OTF', 'TTF', 'WOFF2', 'WOFF'],
          admin: { description: 'Only where it delivers others than its licence type.' },
        },
      ],
    },
  ],
}

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
      hooks: { beforeDuplicate: [nameCopy] },
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
      // A copy is looked through before anybody buys it.
      hooks: { beforeDuplicate: [() => false] },
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
      options: ['OTF', 'TTF', 'WOFF2', 'WOFF', { value: 'TRIAL', label: 'Trial font' }],
      admin: {
        description:
          'What its archive holds, of those that a typeface has. On a computer: OTF and TTF; on a website: WOFF2 and WOFF.',
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

function checkMultiplier(value: string, { siblingData }: { siblingData: unknown }): true | string {
  const { askUs } = siblingData as { askUs?: boolean | null }
  return askUs || DECIMAL.test(value) || 'Write a decimal number such as 1.5.'
}
