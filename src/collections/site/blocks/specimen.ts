import type { Block } from 'payload'
import { SPECIMEN_SIZES } from '@/domain/site/blocks/type-setting'
import { TYPE } from './block-groups'
import { axesField, textField, typefaceAndStyle } from './type-fields'

export const Specimen: Block = {
  slug: 'specimen',
  interfaceName: 'SpecimenBlock',
  labels: { singular: 'Specimen', plural: 'Specimens' },
  ...TYPE,
  fields: [
    typefaceAndStyle('A text of your own in one style of a typeface, as large as you like.'),
    textField('Empty: the first sample text of the typeface.'),
    {
      name: 'size',
      type: 'select',
      required: true,
      defaultValue: 'fit',
      options: SPECIMEN_SIZES.map(({ value, label }) => ({ value, label })),
    },
    axesField,
  ],
}
