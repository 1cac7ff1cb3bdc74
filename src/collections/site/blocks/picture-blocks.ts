import type { Block, Field } from 'payload'
import { headingField, PICTURES } from './block-fields'

const captionField: Field = { name: 'caption', type: 'text' }

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
  ...PICTURES,
  fields: [
    pictureField,
    captionField,
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'measure',
      options: ['measure', 'text'],
    },
  ],
}

export const Pair: Block = {
  slug: 'pair',
  interfaceName: 'PairBlock',
  ...PICTURES,
  fields: [
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 2,
      fields: [pictureField, captionField],
    },
  ],
}

export const Slider: Block = {
  slug: 'slider',
  interfaceName: 'SliderBlock',
  ...PICTURES,
  fields: [
    headingField,
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [pictureField, captionField],
    },
  ],
}

export const Video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  ...PICTURES,
  fields: [
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
    },
    { name: 'poster', type: 'upload', relationTo: 'media', filterOptions: ONLY_PICTURES },
    captionField,
  ],
}

export const SpecimenPdf: Block = {
  slug: 'pdf',
  interfaceName: 'PdfBlock',
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
        { name: 'title', type: 'text' },
        { name: 'pages', type: 'number', min: 1, max: 10_000 },
      ],
    },
    { name: 'cover', type: 'upload', relationTo: 'media', filterOptions: ONLY_PICTURES },
  ],
}
