import type { Block } from 'payload'
import { PICTURES } from './block-groups'
import { captionField, pictureField } from './picture-fields'

export const Image: Block = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  ...PICTURES,
  fields: [
    pictureField,
    captionField,
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'measure',
      options: [
        { value: 'measure', label: 'From margin to margin' },
        { value: 'text', label: 'As wide as the text' },
      ],
    },
  ],
}
