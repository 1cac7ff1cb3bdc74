import type { Block } from 'payload'
import { SHOP } from './block-groups'
import { headingField } from './type-fields'

export const TypefaceList: Block = {
  slug: 'typefaces',
  interfaceName: 'TypefacesBlock',
  labels: { singular: 'List of typefaces', plural: 'Lists of typefaces' },
  ...SHOP,
  fields: [
    headingField,
    {
      name: 'which',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: [
        { value: 'all', label: 'All of them, in the order of the catalogue' },
        { value: 'chosen', label: 'Those that are chosen' },
      ],
      admin: { description: 'Each is a line of the first page: its name, set in itself.' },
    },
    {
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      admin: {
        condition: (_, { which }) => which === 'chosen',
        description: 'In this order. What is not published is left out.',
      },
    },
  ],
}
