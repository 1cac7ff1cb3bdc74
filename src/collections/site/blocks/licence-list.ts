import type { Block } from 'payload'
import { SHOP } from './block-groups'
import { headingField } from './type-fields'

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
