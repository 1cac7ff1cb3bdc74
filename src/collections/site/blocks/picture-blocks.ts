import type { Block, Field } from 'payload'
import { headingField, PICTURES } from './block-fields'

const captionField: Field = {
  name: 'caption',
  type: 'text',
  admin: { description: 'One line beneath it. May stay empty.' },
}

const ONLY_PICTURES = { mimeType: { contains: 'image/' } }

const pictureField: Field = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  required: true,
  filterOptions: ONLY_PICTURES,
}

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

export const Video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  ...PICTURES,
  fields: [
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { description: 'It plays when a visitor starts it.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      filterOptions: ONLY_PICTURES,
      admin: { description: 'Stands there until it plays. Empty: its first picture.' },
    },
    captionField,
  ],
}

export const SpecimenPdf: Block = {
  slug: 'pdf',
  interfaceName: 'PdfBlock',
  labels: { singular: 'PDF', plural: 'PDFs' },
  ...PICTURES,
  fields: [
    {
      name: 'file',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          admin: { description: 'Empty: what the file says it shows.' },
        },
        { name: 'pages', type: 'number', min: 1, max: 10_000 },
      ],
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      filterOptions: ONLY_PICTURES,
      admin: { description: 'Its first page as a picture. May stay empty.' },
    },
  ],
}
