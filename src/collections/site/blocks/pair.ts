import type { Block } from 'payload'
import { PICTURES } from './block-groups'
import { captionField, pictureField } from './picture-fields'

export const Pair: Block = {
  slug: 'pair',
  interfaceName: 'PairBlock',
  labels: { singular: 'Pair of pictures', plural: 'Pairs of pictures' },
  ...PICTURES,
  fields: [
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 2,
      admin: { description: 'Two pictures side by side; on a phone one beneath the other.' },
      fields: [pictureField, captionField],
    },
  ],
}
