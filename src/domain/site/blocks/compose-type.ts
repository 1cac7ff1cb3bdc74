import type { BlockSources } from './block-sources'
import type { Composed, StoredBlock } from './compose-blocks'
import { wordsOf } from './picture-view'
import { isSpecimenSize } from './specimen-size'
import { findSetting, textOf } from './type-setting'

export function specimen(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const size = isSpecimenSize(block.size) ? block.size : 'fit'
  const { text, ...language } = textOf(block, found.typeface)
  const shown = size === 'fit' ? onOneLine(text) : text
  return { kind: 'specimen', setting: found.setting, size, text: shown, ...language }
}

export function waterfall(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { text, ...language } = textOf(block, found.typeface)
  return { kind: 'waterfall', setting: found.setting, text: onOneLine(text), ...language }
}

export function glyphs(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { characters } = found.style
  if (characters.length === 0) return 'style'
  return { kind: 'glyphs', heading: wordsOf(block.heading), setting: found.setting, characters }
}

export function tester(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { name, slug, styles } = found.typeface
  return {
    kind: 'tester',
    ...{ name, slug },
    styles: styles.map(({ previewUrl: _, ...style }) => ({ ...style, characters: [] })),
    styleId: found.style.id,
    ...textOf(block, found.typeface),
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
