import type { Block } from 'payload'
import { SPECIMEN_SIZES } from '@/domain/site/blocks/block-view'
import { axesField, headingField, textField, TYPE, typefaceAndStyle } from './block-fields'
import { relationship, select, text } from '../../fields/payload-fields'

export const Specimen: Block = {
  slug: 'specimen',
  interfaceName: 'SpecimenBlock',
  ...TYPE,
  fields: [
    typefaceAndStyle,
    textField,
    select(
      'size',
      SPECIMEN_SIZES.map(({ value, label }) => ({ value, label })),
      { required: true, defaultValue: 'fit' },
    ),
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
    text('text', { required: true, maxLength: 12 }),
    relationship('typefaces', 'typefaces', { hasMany: true, required: true, maxRows: 12 }),
    text('caption'),
  ],
}
