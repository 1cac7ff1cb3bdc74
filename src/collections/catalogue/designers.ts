import {
  ValidationError,
  type ArrayField,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
} from 'payload'
import { isPercent } from '@/domain/reports/shares'
import { checkShares } from '@/operations/reports/sales-reports'
import type { Designer } from '@/payload-types'
import { staffAccess } from '../access-rules'
import { dayOnly } from '../fields/common'
import { decimalField } from '../fields/decimal-field'
import { cleanNames } from '../fields/clean-texts'
import { emailField } from '../site/shop/identity-tab'

/** What a designer is paid, and of what. A new share from a day on leaves what was sold before as it was. */
const sharesField: ArrayField = {
  name: 'shares',
  type: 'array',
  labels: { singular: 'Share', plural: 'Shares' },
  admin: {
    description:
      'Percent of a typeface’s net sales. For a change add a row with the day it begins; 0 ends it. All designers of a typeface have 100 % together at most. A typeface without shares has those of its superfamily.',
    initCollapsed: false,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'typeface',
          type: 'relationship',
          relationTo: 'typefaces',
          index: true,
          // Not required by the database: a typeface that is deleted leaves the row without one.
          validate: (value: unknown) => Boolean(value) || 'Choose a typeface.',
          admin: { width: '40%', allowCreate: false },
        },
        decimalField('percent', {
          required: true,
          check: (value) => isPercent(value) || 'Write a percentage up to 100, such as 30 or 12.5.',
          ...{ width: '20%', placeholder: '12.5' },
        }),
        {
          name: 'from',
          type: 'date',
          label: 'Sold from',
          admin: {
            width: '30%',
            description: 'Empty: since ever.',
            ...dayOnly,
          },
        },
      ],
    },
  ],
}

/** Refuses shares that would pay out more than a typeface earns, with the row that is too much. */
const assertShares: CollectionBeforeChangeHook<Designer> = async ({ data, originalDoc, req }) => {
  const designer = { ...originalDoc, ...data } as Designer
  const errors = await checkShares(req.payload, designer)
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'designers', errors, req }, req.t)
  }
  return data
}

/** Whom the foundry pays royalties. What the public reads of designers is text of the typeface: this is for the foundry alone. */
export const Designers: CollectionConfig = {
  slug: 'designers',
  disableDuplicate: true,
  access: staffAccess,
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email'] },
  defaultSort: 'name',
  hooks: { beforeValidate: [cleanNames], beforeChange: [assertShares] },
  fields: [
    { name: 'name', type: 'text', required: true },
    emailField('email', { label: 'E-mail', description: 'For the statements you send.' }),
    { name: 'note', type: 'textarea', admin: { description: 'For staff alone.' } },
    sharesField,
  ],
}
