import type { GlobalConfig } from 'payload'
import { staffOnly } from '../access/rules'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/
const decimal = (value: string | null | undefined) =>
  !value || DECIMAL.test(value) || 'Write a decimal number such as 0.75.'

export const Shop: GlobalConfig = {
  slug: 'shop',
  access: { read: staffOnly, update: staffOnly },
  admin: { group: 'Licensing' },
  hooks: { afterChange: [refreshCatalogue] },
  fields: [
    { name: 'name', type: 'text', defaultValue: 'Fount', required: true },
    {
      type: 'row',
      fields: [
        { name: 'seller', type: 'text', required: true, defaultValue: 'Fount' },
        { name: 'sellerAddress', type: 'textarea' },
        { name: 'email', type: 'email' },
      ],
    },
    {
      name: 'staffEmail',
      type: 'email',
      label: 'Mail for staff',
      admin: {
        description:
          'Told of an order that needs a person, a mail that failed, events of Stripe that do not arrive and a full disk. Empty: every login is told.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          type: 'text',
          required: true,
          defaultValue: 'DE',
          validate: (value: string | null | undefined) =>
            /^[A-Z]{2}$/.test(value ?? '') || 'Write the two letters of a country: DE.',
        },
        { name: 'vatId', type: 'text' },
        {
          name: 'currency',
          type: 'text',
          required: true,
          defaultValue: 'EUR',
          validate: (value: string | null | undefined) =>
            /^[A-Z]{3}$/.test(value ?? '') || 'Write the three letters of a currency: EUR.',
        },
        {
          name: 'combinationFactor',
          type: 'text',
          required: true,
          defaultValue: '0.75',
          validate: decimal,
          admin: { description: 'Several licences: the dearest in full, each further times this.' },
        },
      ],
    },
    {
      name: 'taxRates',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'country', type: 'text', required: true, maxLength: 2 },
            {
              name: 'kind',
              type: 'select',
              required: true,
              defaultValue: 'standard',
              options: ['standard', 'reduced'],
            },
            { name: 'rate', type: 'text', required: true, validate: decimal },
          ],
        },
      ],
    },
  ],
}
