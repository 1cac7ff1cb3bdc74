import type { Block } from 'payload'
import { WORDS } from './block-groups'
import { headingField } from './type-fields'

export const Faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  ...WORDS,
  fields: [
    headingField,
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      admin: { description: 'A visitor opens the answers one by one.' },
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'richText', required: true },
      ],
    },
  ],
}
