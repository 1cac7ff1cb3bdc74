import type { Block } from 'payload'
import { SPECIMEN_SIZES } from '@/domain/site/blocks/block-view'
import { axesField, headingField, textField, TYPE, typefaceAndStyle } from './block-fields'

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

export const Tester: Block = {
  slug: 'tester',
  interfaceName: 'TesterBlock',
  labels: { singular: 'Tester', plural: 'Testers' },
  ...TYPE,
  fields: [
    typefaceAndStyle('A text to click and type into, with its style, size and leading.'),
    textField('What stands in it at first. Empty: the first sample text of the typeface.'),
  ],
}

export const Waterfall: Block = {
  slug: 'waterfall',
  interfaceName: 'WaterfallBlock',
  labels: { singular: 'Waterfall', plural: 'Waterfalls' },
  ...TYPE,
  fields: [
    typefaceAndStyle('One line from large to small, each size on a line of its own.'),
    textField('One line. Empty: the first sample text of the typeface.'),
    axesField,
  ],
}

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

export const Letters: Block = {
  slug: 'letters',
  interfaceName: 'LettersBlock',
  labels: { singular: 'Letters as a figure', plural: 'Letters as figures' },
  ...TYPE,
  fields: [
    {
      name: 'text',
      type: 'text',
      label: 'Letters',
      required: true,
      maxLength: 12,
      admin: { description: 'One or a few, in each of the typefaces, at one x-height.' },
    },
    {
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      required: true,
      maxRows: 12,
      admin: { description: 'In this order. What is not published is left out.' },
    },
    {
      name: 'caption',
      type: 'text',
      admin: { description: 'One line beneath it. May stay empty.' },
    },
  ],
}
