import type { Block } from 'payload'
import { PICTURES } from './block-groups'
import { captionField, pictureField } from './picture-fields'
import { headingField } from './type-fields'

export const Slider: Block = {
  slug: 'slider',
  interfaceName: 'SliderBlock',
  labels: { singular: 'Row of pictures', plural: 'Rows of pictures' },
  ...PICTURES,
  fields: [
    headingField,
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: {
        description:
          'Pictures of one height in a row that is drawn sideways. It never moves by itself.',
      },
      fields: [pictureField, captionField],
    },
  ],
}
