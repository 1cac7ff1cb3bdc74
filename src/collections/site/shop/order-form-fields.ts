import type { Field } from 'payload'
import { decimalField } from '../../fields/decimal-field'
import { keyField } from '../../fields/common'

/** Asked once an order, such as the size of the company: each answer multiplies the price of every licence. */
export const orderQuestionsField: Field = {
  name: 'orderQuestions',
  label: 'Questions asked once an order',
  type: 'array',
  admin: { description: 'Each answer multiplies every licence: “Size of your company”.' },
  fields: [
    {
      type: 'row',
      fields: [
        keyField('In carts: “company-size”. Never change it.'),
        { name: 'label', type: 'text', required: true },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      admin: { description: 'Beneath the question, where it needs one.' },
    },
    {
      name: 'tiers',
      label: 'Answers',
      type: 'array',
      required: true,
      minRows: 2,
      fields: [
        {
          type: 'row',
          fields: [
            keyField('In carts: “people-2-50”. Never change it.'),
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
  {
    name: 'quoteDays',
    label: 'A quote holds for so many days',
    type: 'number',
    min: 1,
    max: 365,
    defaultValue: 30,
  },
  {
    name: 'takesTransfers',
    label: 'Quotes may be paid by bank transfer',
    type: 'checkbox',
    admin: { description: 'To the bank account under Seller. Staff mark such an order as paid.' },
  },
  {
    name: 'transferDays',
    label: 'A transfer is due within so many days',
    type: 'number',
    min: 1,
    max: 120,
    defaultValue: 14,
  },
  {
    name: 'linkMonths',
    label: 'A link to an order works for so many months',
    type: 'number',
    min: 1,
    max: 120,
    defaultValue: 24,
    admin: {
      description: 'Counted from the mail it stands in. My licences has new ones at any time.',
    },
  },
]
