import type { Block } from 'payload'
import { headingField, WORDS } from './block-fields'

export const Columns: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  ...WORDS,
  fields: [
    headingField,
    { name: 'text', type: 'richText', required: true },
    {
      name: 'columns',
      type: 'select',
      required: true,
      defaultValue: '2',
      options: ['1', '2', '3'],
    },
  ],
}

export const Passage: Block = {
  slug: 'passage',
  interfaceName: 'PassageBlock',
  ...WORDS,
  fields: [
    { name: 'text', type: 'richText', required: true },
    { name: 'note', type: 'textarea' },
  ],
}

export const Quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  ...WORDS,
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'source', type: 'text' },
  ],
}

export const Faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  ...WORDS,
  fields: [
    headingField,
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'richText', required: true },
      ],
    },
  ],
}
