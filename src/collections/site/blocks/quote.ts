import type { Block } from 'payload'
import { WORDS } from './block-groups'

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
