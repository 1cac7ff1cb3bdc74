import type { Block, BlocksField, Field } from 'payload'
import { SPECIMEN_SIZES } from '@/domain/site/blocks/block-view'
import { isSafeLink } from '@/domain/site/safe-link'
import { cleanedText } from '../../fields/clean-texts'
import {
  array,
  number,
  relationship,
  row,
  select,
  text,
  textarea,
  upload,
} from '../../fields/payload-fields'
import {
  addressField,
  axesField,
  block,
  headingField,
  targetField,
  textField,
  typefaceAndStyle,
} from './block-fields'
import { thumbnailOf } from './block-thumbnails'

const captionField: Field = text('caption')

const ONLY_PICTURES = { mimeType: { contains: 'image/' } }

const pictureField: Field = upload('picture', 'media', {
  required: true,
  filterOptions: ONLY_PICTURES,
})

const Image = block('image', 'Pictures and files', [
  pictureField,
  captionField,
  select('width', ['measure', 'text'], { required: true, defaultValue: 'measure' }),
])

const Pair = block('pair', 'Pictures and files', [
  array('pictures', [pictureField, captionField], { required: true, minRows: 2, maxRows: 2 }),
])

const Slider = block('slider', 'Pictures and files', [
  headingField,
  array('pictures', [pictureField, captionField], { required: true, minRows: 1, maxRows: 40 }),
])

const Video = block('video', 'Pictures and files', [
  upload('video', 'media', { required: true, filterOptions: { mimeType: { contains: 'video/' } } }),
  upload('poster', 'media', { filterOptions: ONLY_PICTURES }),
  captionField,
])

const SpecimenPdf = block('pdf', 'Pictures and files', [
  upload('file', 'media', {
    required: true,
    filterOptions: { mimeType: { equals: 'application/pdf' } },
  }),
  row(text('title'), number('pages', { min: 1, max: 10_000 })),
  upload('cover', 'media', { filterOptions: ONLY_PICTURES }),
])

const TypefaceList = block('typefaces', 'From the shop', [
  headingField,
  select('which', ['all', 'chosen'], { required: true, defaultValue: 'all' }),
  relationship('typefaces', 'typefaces', {
    hasMany: true,
    admin: { condition: (_, { which }) => which === 'chosen' },
  }),
])

/** It comes from the licence types that are sold: there is nothing to write in it. */
const LicenceList = block('licences', 'From the shop', [{ ...headingField }])

const Specimen = block('specimen', 'Type', [
  typefaceAndStyle,
  textField,
  select(
    'size',
    SPECIMEN_SIZES.map(({ value, label }) => ({ value, label })),
    { required: true, defaultValue: 'fit' },
  ),
  axesField,
])

const Tester = block('tester', 'Type', [typefaceAndStyle, textField])

const Waterfall = block('waterfall', 'Type', [typefaceAndStyle, textField, axesField])

const Glyphs = block('glyphs', 'Type', [headingField, typefaceAndStyle, axesField])

const Letters = block('letters', 'Type', [
  text('text', { required: true, maxLength: 12 }),
  relationship('typefaces', 'typefaces', { hasMany: true, required: true, maxRows: 12 }),
  text('caption'),
])

const Columns = block('columns', 'Words', [
  headingField,
  { name: 'text', type: 'richText', required: true },
  select('columns', ['1', '2', '3'], { required: true, defaultValue: '2' }),
])

const Passage = block('passage', 'Words', [
  { name: 'text', type: 'richText', required: true },
  textarea('note'),
])

const Quote = block('quote', 'Words', [textarea('text', { required: true }), text('source')])

const Faq = block('faq', 'Words', [
  headingField,
  array(
    'questions',
    [text('question', { required: true }), { name: 'answer', type: 'richText', required: true }],
    { required: true, minRows: 1 },
  ),
])

const Buttons = block('buttons', 'Words', [
  array(
    'buttons',
    [
      row(
        cleanedText({ name: 'label', required: true }),
        select('kind', ['page', 'typeface', 'address'], { required: true, defaultValue: 'page' }),
      ),
      targetField('page'),
      targetField('typeface'),
      addressField(isSafeLink),
    ],
    { required: true, minRows: 1, maxRows: 4 },
  ),
])

/** In the order of the drawer they are chosen from. */
const BLOCKS: Block[] = [
  ...[Specimen, Waterfall, Glyphs, Tester],
  ...[Columns, Quote, Faq, Buttons],
  ...[Image, Pair, Slider, Video, SpecimenPdf],
  ...[TypefaceList, LicenceList],
]

/** What a page shows beneath its text, in the order staff drag it into. */
export const blocksField = fieldOf(BLOCKS)

/** A story is made of blocks alone. */
export const storyBlocksField = fieldOf([Passage, Letters, ...BLOCKS])

function fieldOf(blocks: Block[]): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: blocks.map((block) => ({
      ...block,
      admin: {
        ...block.admin,
        disableBlockName: true,
        images: { thumbnail: thumbnailOf(block.slug) },
        components: { Label: '@/admin/lists/row-labels#BlockLabel' },
      },
    })),
  }
}
