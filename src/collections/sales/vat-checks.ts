import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText } from '../fields/common'

/** VAT numbers that were asked for at VIES, with its answers; and those to ask for again. */
export const VatChecks: CollectionConfig = {
  slug: 'vat-checks',
  access: recordAccess,
  admin: { useAsTitle: 'vatid', defaultColumns: ['vatid', 'state', 'valid', 'order', 'updatedAt'] },
  lockDocuments: false,
  fields: [
    readOnlyText('checkkey', { unique: true }),
    readOnlyText('vatid', { index: true }),
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'due',
      options: ['due', 'answered', 'given_up'],
      index: true,
    },
    { name: 'valid', type: 'checkbox' },
    jsonField('answer', { holds: 'VatCheck' }),
    bookkeeping({ name: 'attempts', type: 'number', defaultValue: 0 }),
    bookkeeping({ name: 'dueAt', type: 'date', index: true }),
  ],
}
