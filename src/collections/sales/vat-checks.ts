import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText } from '../fields/common'
import { checkbox, date, number, relationship, select } from '../fields/payload-fields'

/** VAT numbers that were asked for at VIES, with its answers; and those to ask for again. */
export const VatChecks: CollectionConfig = {
  slug: 'vat-checks',
  access: recordAccess,
  admin: { useAsTitle: 'vatid', defaultColumns: ['vatid', 'state', 'valid', 'order', 'updatedAt'] },
  lockDocuments: false,
  fields: [
    readOnlyText('checkkey', { unique: true }),
    readOnlyText('vatid', { index: true }),
    relationship('order', 'orders', { index: true }),
    select('state', ['due', 'answered', 'given_up'], {
      required: true,
      defaultValue: 'due',
      index: true,
    }),
    checkbox('valid'),
    jsonField('answer', { holds: 'VatCheck' }),
    bookkeeping(number('attempts', { defaultValue: 0 })),
    bookkeeping(date('dueAt', { index: true })),
  ],
}
