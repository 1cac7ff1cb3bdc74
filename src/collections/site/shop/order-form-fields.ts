import type { Field } from 'payload'
import { decimalField } from '../../fields/decimal-field'
import { keyField } from '../../fields/common'
import { array, checkbox, number, row, text } from '../../fields/payload-fields'

/** Asked once an order, such as the size of the company: each answer multiplies the price of every licence. */
export const orderQuestionsField: Field = array('orderQuestions', [
  row(keyField, text('label', { required: true })),
  text('hint'),
  array(
    'tiers',
    [
      row(
        keyField,
        text('label', { required: true }),
        decimalField('multiplier', { required: true }),
      ),
    ],
    { required: true, minRows: 2 },
  ),
])

/** What a quote promises, how else than by card an order may be paid, and how long its links work. */
export const quoteFields: Field[] = [
  number('quoteDays', { min: 1, max: 365, defaultValue: 30 }),
  checkbox('takesTransfers'),
  number('transferDays', { min: 1, max: 120, defaultValue: 14 }),
  number('linkMonths', { min: 1, max: 120, defaultValue: 24 }),
]
