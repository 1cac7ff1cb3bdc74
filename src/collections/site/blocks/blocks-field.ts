import type { Block, BlocksField } from 'payload'
import { Columns } from './columns'
import { Image } from './image'
import { Specimen } from './specimen'

const BLOCKS: Block[] = [Specimen, Columns, Image]

/** What a page shows beneath its text, in the order staff drag it into. */
export const blocksField: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  admin: {
    initCollapsed: true,
    description:
      'Beneath the text, on the whole width of the page. What is not complete yet is left out for visitors.',
  },
  blocks: BLOCKS.map((block) => ({ ...block, admin: { ...block.admin, disableBlockName: true } })),
}
