import type { Block } from 'payload'
import { TYPE } from './block-groups'
import { axesField, textField, typefaceAndStyle } from './type-fields'

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
