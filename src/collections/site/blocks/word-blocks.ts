import type { Block } from 'payload'
import { headingField, WORDS } from './block-fields'
import { array, select, text, textarea } from '../../fields/payload-fields'

export const Columns: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  ...WORDS,
  fields: [
    headingField,
    { name: 'text', type: 'richText', required: true },
    select('columns', ['1', '2', '3'], { required: true, defaultValue: '2' }),
  ],
}

export const Passage: Block = {
  slug: 'passage',
  interfaceName: 'PassageBlock',
  ...WORDS,
  fields: [{ name: 'text', type: 'richText', required: true }, textarea('note')],
}

export const Quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  ...WORDS,
  fields: [textarea('text', { required: true }), text('source')],
}

export const Faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  ...WORDS,
  fields: [
    headingField,
    array(
      'questions',
      [text('question', { required: true }), { name: 'answer', type: 'richText', required: true }],
      { required: true, minRows: 1 },
    ),
  ],
}
