import type { Field } from 'payload'
import { block, headingField } from './block-fields'
import { array, number, row, select, text, upload } from '../../fields/payload-fields'

const captionField: Field = text('caption')

const ONLY_PICTURES = { mimeType: { contains: 'image/' } }

const pictureField: Field = upload('picture', 'media', {
  required: true,
  filterOptions: ONLY_PICTURES,
})

export const Image = block('image', 'Pictures and files', [
  pictureField,
  captionField,
  select('width', ['measure', 'text'], { required: true, defaultValue: 'measure' }),
])

export const Pair = block('pair', 'Pictures and files', [
  array('pictures', [pictureField, captionField], { required: true, minRows: 2, maxRows: 2 }),
])

export const Slider = block('slider', 'Pictures and files', [
  headingField,
  array('pictures', [pictureField, captionField], { required: true, minRows: 1, maxRows: 40 }),
])

export const Video = block('video', 'Pictures and files', [
  upload('video', 'media', { required: true, filterOptions: { mimeType: { contains: 'video/' } } }),
  upload('poster', 'media', { filterOptions: ONLY_PICTURES }),
  captionField,
])

export const SpecimenPdf = block('pdf', 'Pictures and files', [
  upload('file', 'media', {
    required: true,
    filterOptions: { mimeType: { equals: 'application/pdf' } },
  }),
  row(text('title'), number('pages', { min: 1, max: 10_000 })),
  upload('cover', 'media', { filterOptions: ONLY_PICTURES }),
])
