import type { Block } from 'payload'
import { headingField, SHOP } from './block-fields'

export const TypefaceList: Block = {
  slug: 'typefaces',
  interfaceName: 'TypefacesBlock',
  ...SHOP,
  fields: [
    headingField,
    {
      name: 'which',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: ['all', 'chosen'],
    },
    {
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      admin: { condition: (_, { which }) => which === 'chosen' },
    },
  ],
}

/** It comes from the licence types that are sold: there is nothing to write in it. */
export const LicenceList: Block = {
  slug: 'licences',
  interfaceName: 'LicencesBlock',
  ...SHOP,
  fields: [{ ...headingField }],
}
