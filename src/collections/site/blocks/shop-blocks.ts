import type { Block } from 'payload'
import { headingField, SHOP } from './block-fields'
import { relationship, select } from '../../fields/payload-fields'

export const TypefaceList: Block = {
  slug: 'typefaces',
  interfaceName: 'TypefacesBlock',
  ...SHOP,
  fields: [
    headingField,
    select('which', ['all', 'chosen'], { required: true, defaultValue: 'all' }),
    relationship('typefaces', 'typefaces', {
      hasMany: true,
      admin: { condition: (_, { which }) => which === 'chosen' },
    }),
  ],
}

/** It comes from the licence types that are sold: there is nothing to write in it. */
export const LicenceList: Block = {
  slug: 'licences',
  interfaceName: 'LicencesBlock',
  ...SHOP,
  fields: [{ ...headingField }],
}
