import type { Field } from 'payload'
import { decimalField } from '../../fields/decimal'
import { keyField } from '../../fields/key'

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
