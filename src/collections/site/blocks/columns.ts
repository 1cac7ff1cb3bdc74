import type { Block } from 'payload'
import { WORDS } from './block-groups'
import { headingField } from './type-fields'

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
