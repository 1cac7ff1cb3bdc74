import type { Field } from 'payload'
import { keyField } from './key'

const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/

export const tiersField: Field = {
  name: 'tiers',
  type: 'array',
  admin: {
    description:
      'How much of it, from small to large: the price of a style times the multiplier of its tier. Without a tier a licence type is not for sale.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        keyField('In carts: “users-2-5”. Never change it.'),
        {
          name: 'label',
          type: 'text',
          required: true,
          admin: { description: 'On bills: “2–5 users”.' },
        },
        {
          name: 'short',
          type: 'text',
          required: true,
          admin: { description: 'To choose: “2–5”.' },
        },
        {
          name: 'multiplier',
          type: 'text',
          validate: checkMultiplier,
          admin: { condition: (_, tier) => !tier?.askUs },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'askUs',
          label: 'More than that: ask us',
          type: 'checkbox',
          admin: { description: 'Has no price. Who chooses it writes to you.' },
        },
        {
          name: 'formats',
          type: 'select',
          hasMany: true,
          options: ['OTF', 'TTF', 'WOFF2', 'WOFF'],
          admin: { description: 'Only where it delivers others than its licence type.' },
        },
      ],
    },
  ],
}

function checkMultiplier(
  value: string | null | undefined,
  { siblingData }: { siblingData: unknown },
): true | string {
  const { askUs } = siblingData as { askUs?: boolean | null }
  return askUs || DECIMAL.test(value ?? '') || 'Write a decimal number such as 1.5.'
}

/** What a buyer tells about a use: it stands on the licence, and a domain in the web fonts' style sheet. */
export const questionsField: Field = {
  name: 'questions',
  label: 'What the buyer tells about this use',
  type: 'array',
  admin: { description: 'Asked in the shop, and printed on the licence: “Which app?”' },
  fields: [
    {
      type: 'row',
      fields: [
        keyField('In carts: “domain”. Never change it.'),
        { name: 'label', type: 'text', required: true, admin: { description: '“Domain”.' } },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: [
            { value: 'text', label: 'A name or a title' },
            { value: 'domain', label: 'A domain, such as example.org' },
          ],
        },
        { name: 'required', type: 'checkbox', defaultValue: true },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      admin: { description: 'Beneath the field: “Subdomains are included.”' },
    },
  ],
}
