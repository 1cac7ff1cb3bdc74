import type { Field } from 'payload'

/** What a quote promises, and how else than by card an order may be paid. */
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
]
