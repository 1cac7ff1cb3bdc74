import type { Block, BlocksField } from 'payload'
import { thumbnailOf } from './block-thumbnails'
import { Buttons } from './buttons'
import { Columns } from './columns'
import { Faq } from './faq'
import { Glyphs } from './glyphs'
import { Image } from './image'
import { LicenceList } from './licence-list'
import { Pair } from './pair'
import { Quote } from './quote'
import { Slider } from './slider'
import { Specimen } from './specimen'
import { SpecimenPdf } from './specimen-pdf'
import { Tester } from './tester'
import { TypefaceList } from './typeface-list'
import { Video } from './video'
import { Waterfall } from './waterfall'

/** In the order of the drawer they are chosen from. */
const BLOCKS: Block[] = [
  ...[Specimen, Waterfall, Glyphs, Tester],
  ...[Columns, Quote, Faq, Buttons],
  ...[Image, Pair, Slider, Video, SpecimenPdf],
  ...[TypefaceList, LicenceList],
]

/** What a page shows beneath its text, in the order staff drag it into. */
export const blocksField: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  admin: {
    description:
      'Beneath the text, on the whole width of the page. What is not complete yet is left out for visitors.',
  },
  blocks: BLOCKS.map((block) => ({
    ...block,
    admin: {
      ...block.admin,
      disableBlockName: true,
      images: { thumbnail: thumbnailOf(block.slug) },
      components: { Label: '@/admin/lists/row-labels#BlockLabel' },
    },
  })),
}
