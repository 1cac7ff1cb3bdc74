import type { CollectionConfig } from 'payload'
import { recordRows } from '../access-rules'
import { bookkeeping, jsonField, readOnlyText, stateField } from '../fields/common'
import { checkbox, date, number, relationship } from '../fields/payload-fields'

/** VAT numbers that were asked for at VIES, with its answers; and those to ask for again. */
export const VatChecks: CollectionConfig = {
  slug: 'vat-checks',
  ...recordRows,
  fields: [
    readOnlyText('checkkey', { unique: true }),
    readOnlyText('vatid', { index: true }),
    relationship('order', 'orders', { index: true }),
    stateField(['due', 'answered', 'given_up'], 'due'),
    checkbox('valid'),
    jsonField('answer', { holds: 'VatCheck' }),
    bookkeeping(number('attempts', { defaultValue: 0 })),
    bookkeeping(date('dueAt', { index: true })),
  ],
}
