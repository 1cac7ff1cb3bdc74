import { isRecord } from '../../is-record'
import type { BlockSources } from './block-sources'
import type { BlockGap, BlockView, ComposedBlock } from './block-view'
import { pictureOf, wordsOf } from './picture-view'
import { richTextOf } from './rich-text'
import { isSpecimenSize } from './specimen-size'
import { findSetting, textOf } from './type-setting'

type Raw = Record<string, unknown>

/** The blocks of a page as staff left them, complete or not: each becomes what a page can show, or the reason why not. */
export function composeBlocks(blocks: unknown, sources: BlockSources): ComposedBlock[] {
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRecord).map((block, index) => {
    const composed = composeBlock(block, sources)
    const id = typeof block.id === 'string' ? block.id : `${index + 1}`
    return typeof composed === 'string' ? { id, gap: composed } : { id, view: composed }
  })
}

function composeBlock(block: Raw, sources: BlockSources): BlockView | BlockGap {
  switch (block.blockType) {
    case 'specimen':
      return specimen(block, sources)
    case 'columns':
      return columns(block)
    case 'image':
      return image(block)
    default:
      return 'unknown'
  }
}

function specimen(block: Raw, sources: BlockSources): BlockView | BlockGap {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const size = isSpecimenSize(block.size) ? block.size : 'fit'
  const { text, ...language } = textOf(block, found.typeface)
  // A line from margin to margin is one line.
  const shown = size === 'fit' ? text.replace(/\s+/g, ' ') : text
  return { kind: 'specimen', setting: found.setting, size, text: shown, ...language }
}

function columns({ heading, text: written, columns: count }: Raw): BlockView | BlockGap {
  const text = richTextOf(written)
  if (!text) return 'words'
  const columns = count === '1' ? 1 : count === '3' ? 3 : 2
  return { kind: 'columns', heading: wordsOf(heading), text, columns }
}

function image({ picture: file, caption, width }: Raw): BlockView | BlockGap {
  const picture = pictureOf(file, caption)
  if (!picture) return 'picture'
  return { kind: 'image', picture, width: width === 'text' ? 'text' : 'measure' }
}
