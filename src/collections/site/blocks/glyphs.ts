import type { Block } from 'payload'
import { TYPE } from './block-groups'
import { axesField, headingField, typefaceAndStyle } from './type-fields'

export const Glyphs: Block = {
  slug: 'glyphs',
  interfaceName: 'GlyphsBlock',
  labels: { singular: 'Glyphs', plural: 'Glyphs' },
  ...TYPE,
  fields: [
    headingField,
    typefaceAndStyle('Every character that visitors may see of a style, in a case.'),
    axesField,
  ],
}
