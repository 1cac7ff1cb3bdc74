import type { Block } from 'payload'
import { headingField, WORDS } from './block-fields'

export const Columns: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  labels: { singular: 'Text in columns', plural: 'Texts in columns' },
  ...WORDS,
  fields: [
    headingField,
    { name: 'text', type: 'richText', required: true },
    {
      name: 'columns',
      type: 'select',
      required: true,
      defaultValue: '2',
      options: [
        { value: '1', label: 'One column' },
        { value: '2', label: 'Two columns' },
        { value: '3', label: 'Three columns' },
      ],
      admin: { description: 'On a phone it is always one.' },
    },
  ],
}

export const Passage: Block = {
  slug: 'passage',
  interfaceName: 'PassageBlock',
  labels: { singular: 'Passage', plural: 'Passages' },
  ...WORDS,
  fields: [
    { name: 'text', type: 'richText', required: true },
    {
      name: 'note',
      type: 'textarea',
      admin: {
        description: 'Stands small beside its first line; on a phone beneath it. May stay empty.',
      },
    },
  ],
}

export const Quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Quotation', plural: 'Quotations' },
  ...WORDS,
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      admin: { description: 'The words alone: the marks around them are set by the page.' },
    },
    {
      name: 'source',
      type: 'text',
      admin: { description: 'Who said it, and where. May stay empty.' },
    },
  ],
}

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
