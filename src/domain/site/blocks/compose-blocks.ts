import { isRecord } from '../../is-record'
import type { BlockSources } from './block-sources'
import type { BlockGap, BlockView, ComposedBlock } from './block-view'
import { buttons, columns, faq, quote } from './compose-words'
import { image, pair, pdf, slider, video } from './compose-pictures'
import { licences, typefaces } from './compose-lists'
import { glyphs, specimen, tester, waterfall } from './compose-type'

/** A block as staff left it, complete or not. */
export type StoredBlock = Record<string, unknown>

/** What a page can show of it, or the reason why not. */
export type Composed = BlockView | BlockGap

/** The blocks of a page: each becomes what a page can show, or the reason why not. */
export function composeBlocks(blocks: unknown, sources: BlockSources): ComposedBlock[] {
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRecord).map((block, index) => {
    const composed = composeBlock(block, sources)
    const id = typeof block.id === 'string' ? block.id : `${index + 1}`
    return typeof composed === 'string' ? { id, gap: composed } : { id, view: composed }
  })
}

function composeBlock(block: StoredBlock, sources: BlockSources): Composed {
  switch (block.blockType) {
    case 'specimen':
      return specimen(block, sources)
    case 'waterfall':
      return waterfall(block, sources)
    case 'glyphs':
      return glyphs(block, sources)
    case 'tester':
      return tester(block, sources)
    case 'columns':
      return columns(block)
    case 'quote':
      return quote(block)
    case 'faq':
      return faq(block)
    case 'buttons':
      return buttons(block, sources)
    case 'image':
      return image(block)
    case 'pair':
      return pair(block)
    case 'slider':
      return slider(block)
    case 'video':
      return video(block)
    case 'pdf':
      return pdf(block)
    case 'typefaces':
      return typefaces(block, sources)
    case 'licences':
      return licences(block, sources)
    default:
      return 'unknown'
  }
}
