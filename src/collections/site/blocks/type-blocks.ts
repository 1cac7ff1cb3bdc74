import type { Block } from 'payload'
import { SPECIMEN_SIZES } from '@/domain/site/blocks/block-view'
import { axesField, headingField, textField, TYPE, typefaceAndStyle } from './block-fields'

export const Specimen: Block = {
  slug: 'specimen',
  interfaceName: 'SpecimenBlock',
  ...TYPE,
  fields: [
    typefaceAndStyle,
    textField,
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

export const Tester: Block = {
  slug: 'tester',
  interfaceName: 'TesterBlock',
  ...TYPE,
  fields: [typefaceAndStyle, textField],
}

export const Waterfall: Block = {
  slug: 'waterfall',
  interfaceName: 'WaterfallBlock',
  ...TYPE,
  fields: [typefaceAndStyle, textField, axesField],
}

export const Glyphs: Block = {
  slug: 'glyphs',
  interfaceName: 'GlyphsBlock',
  ...TYPE,
  fields: [headingField, typefaceAndStyle, axesField],
}

export const Letters: Block = {
  slug: 'letters',
  interfaceName: 'LettersBlock',
  ...TYPE,
  fields: [
    { name: 'text', type: 'text', required: true, maxLength: 12 },
    {
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      required: true,
      maxRows: 12,
    },
    { name: 'caption', type: 'text' },
  ],
}
