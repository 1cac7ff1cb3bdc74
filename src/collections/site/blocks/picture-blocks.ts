import type { Block, Field } from 'payload'
import { headingField, PICTURES } from './block-fields'
import { array, number, row, select, text, upload } from '../../fields/payload-fields'

const captionField: Field = text('caption')

const ONLY_PICTURES = { mimeType: { contains: 'image/' } }

const pictureField: Field = upload('picture', 'media', {
  required: true,
  filterOptions: ONLY_PICTURES,
})

export const Image: Block = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  ...PICTURES,
  fields: [
    pictureField,
    captionField,
    select('width', ['measure', 'text'], { required: true, defaultValue: 'measure' }),
  ],
}

export const Pair: Block = {
  slug: 'pair',
  interfaceName: 'PairBlock',
  ...PICTURES,
  fields: [
    array('pictures', [pictureField, captionField], { required: true, minRows: 2, maxRows: 2 }),
  ],
}

export const Slider: Block = {
  slug: 'slider',
  interfaceName: 'SliderBlock',
  ...PICTURES,
  fields: [
    headingField,
    array('pictures', [pictureField, captionField], { required: true, minRows: 1, maxRows: 40 }),
  ],
}

export const Video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  ...PICTURES,
  fields: [
    upload('video', 'media', {
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
    }),
    upload('poster', 'media', { filterOptions: ONLY_PICTURES }),
    captionField,
  ],
}

export const SpecimenPdf: Block = {
  slug: 'pdf',
  interfaceName: 'PdfBlock',
  ...PICTURES,
  fields: [
    upload('file', 'media', {
      required: true,
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    }),
    row(text('title'), number('pages', { min: 1, max: 10_000 })),
    upload('cover', 'media', { filterOptions: ONLY_PICTURES }),
  ],
}
