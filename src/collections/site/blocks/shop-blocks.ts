import type { Block } from 'payload'
import { headingField, SHOP } from './block-fields'

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

/** It comes from the licence types that are sold: there is nothing to write in it. */
export const LicenceList: Block = {
  slug: 'licences',
  interfaceName: 'LicencesBlock',
  labels: { singular: 'Table of licences', plural: 'Tables of licences' },
  ...SHOP,
  fields: [
    {
      ...headingField,
      admin: {
        description:
          'The licence types that are sold, their tiers with what a price is multiplied by, and what each allows and not. Above it stands this heading; it may stay empty.',
      },
    },
  ],
}
