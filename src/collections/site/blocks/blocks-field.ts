import type { Block, BlocksField } from 'payload'
import { thumbnailOf } from './block-thumbnails'
import { Buttons } from './buttons'
import { Columns, Faq, Passage, Quote } from './word-blocks'
import { Glyphs, Letters, Specimen, Tester, Waterfall } from './type-blocks'
import { Image, Pair, Slider, SpecimenPdf, Video } from './picture-blocks'
import { LicenceList, TypefaceList } from './shop-blocks'

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
