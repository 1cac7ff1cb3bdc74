import type { Field } from 'payload'
import { decimalField } from '../../fields/decimal-field'
import { keyField } from '../../fields/common'

/** Asked once an order, such as the size of the company: each answer multiplies the price of every licence. */
export const orderQuestionsField: Field = {
  name: 'orderQuestions',
  type: 'array',
  fields: [
    { type: 'row', fields: [keyField, { name: 'label', type: 'text', required: true }] },
    { name: 'hint', type: 'text' },
    {
      name: 'tiers',
      type: 'array',
      required: true,
      minRows: 2,
      fields: [
        {
          type: 'row',
          fields: [
            keyField,
            { name: 'label', type: 'text', required: true },
            decimalField('multiplier', { required: true }),
          ],
        },
      ],
    },
  ],
}

/** What a quote promises, how else than by card an order may be paid, and how long its links work. */
export const quoteFields: Field[] = [
  { name: 'quoteDays', type: 'number', min: 1, max: 365, defaultValue: 30 },
  { name: 'takesTransfers', type: 'checkbox' },
  { name: 'transferDays', type: 'number', min: 1, max: 120, defaultValue: 14 },
  { name: 'linkMonths', type: 'number', min: 1, max: 120, defaultValue: 24 },
]
