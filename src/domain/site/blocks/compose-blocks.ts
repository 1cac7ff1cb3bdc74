import { isRecord, recordsIn } from '../../is-record'
import { ownValue } from '../../own-value'
import type { BlockSources } from './block-sources'
import { type Composed, type ComposedBlock, type StoredBlock, isSpecimenSize } from './block-view'
import { buttons, columns, faq, passage, quote } from './compose-words'
import { pdfOf, pictureOf, type PictureView, videoOf, wordsOf } from './picture-view'
import { findSetting, relatedId, textOf } from './type-setting'

/** The blocks of a page: each becomes what a page can show, or the reason why not. */
export function composeBlocks(blocks: unknown, sources: BlockSources): ComposedBlock[] {
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRecord).map((block, index) => {
    const compose = ownValue(COMPOSERS, String(block.blockType))
    const composed = compose?.(block, sources) ?? 'unknown'
    const id = typeof block.id === 'string' ? block.id : `${index + 1}`
    return typeof composed === 'string' ? { id, gap: composed } : { id, view: composed }
  })
}

/** By the kind that staff chose. */
const COMPOSERS: Record<string, (block: StoredBlock, sources: BlockSources) => Composed> = {
  specimen,
  waterfall,
  glyphs,
  tester,
  letters,
  columns,
  passage,
  quote,
  faq,
  buttons,
  image,
  pair,
  slider,
  video,
  pdf,
  typefaces,
  licences,
}

/** In the order of the catalogue, or in that of the choice. */
function typefaces(
  { heading, which, typefaces: chosen }: StoredBlock,
  { rows }: BlockSources,
): Composed {
  const named = Array.isArray(chosen) ? chosen.map(relatedId) : []
  const shown =
    which === 'chosen' ? named.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  if (shown.length === 0) return 'typefaces'
  return { kind: 'typefaces', heading: wordsOf(heading), rows: shown }
}

function licences({ heading }: StoredBlock, sources: BlockSources): Composed {
  const { types } = sources.licences
  if (types.length === 0) return 'licences'
  return { kind: 'licences', heading: wordsOf(heading), types }
}

function image({ picture: file, caption, width }: StoredBlock): Composed {
  const picture = pictureOf(file, caption)
  if (!picture) return 'picture'
  return { kind: 'image', picture, width: width === 'text' ? 'text' : 'measure' }
}

/** One of two stands alone until the other comes. */
function pair({ pictures: rows }: StoredBlock): Composed {
  const pictures = picturesOf(rows).slice(0, 2)
  return pictures.length > 0 ? { kind: 'pair', pictures } : 'picture'
}

function slider({ heading, pictures: rows }: StoredBlock): Composed {
  const pictures = picturesOf(rows)
  return pictures.length > 0 ? { kind: 'slider', heading: wordsOf(heading), pictures } : 'picture'
}

function video(block: StoredBlock): Composed {
  const view = videoOf(block.video, block)
  return view ? { kind: 'video', ...view } : 'file'
}

function pdf(block: StoredBlock): Composed {
  const view = pdfOf(block.file, block)
  return view ? { kind: 'pdf', ...view } : 'file'
}

function picturesOf(rows: unknown): PictureView[] {
  return recordsIn(rows).flatMap(({ picture, caption }) => pictureOf(picture, caption) ?? [])
}

function specimen(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const size = isSpecimenSize(block.size) ? block.size : 'fit'
  const { text, ...language } = textOf(block, found.typeface)
  const shown = size === 'fit' ? onOneLine(text) : text
  return { kind: 'specimen', setting: found.setting, size, text: shown, ...language }
}

function waterfall(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { text, ...language } = textOf(block, found.typeface)
  return { kind: 'waterfall', setting: found.setting, text: onOneLine(text), ...language }
}

function glyphs(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { characters } = found.style
  if (characters.length === 0) return 'style'
  return { kind: 'glyphs', heading: wordsOf(block.heading), setting: found.setting, characters }
}

/** In the order of the choice, each in the style nearest to a regular weight. */
function letters(
  { text: written, typefaces: chosen, caption }: StoredBlock,
  sources: BlockSources,
): Composed {
  const text = wordsOf(written)
  if (!text) return 'words'
  const named: unknown[] = Array.isArray(chosen) ? chosen : []
  const set = named.flatMap((typeface) => {
    const found = findSetting({ typeface }, sources)
    if (typeof found === 'string') return []
    const { setting, style } = found
    return [{ setting, styleId: style.id, xHeight: style.xHeight ?? USUAL_X_HEIGHT }]
  })
  if (set.length === 0) return 'typefaces'
  return { kind: 'letters', text, letters: set, caption: wordsOf(caption) }
}

/** Of a font that says none. */
const USUAL_X_HEIGHT = 0.5

function tester(block: StoredBlock, sources: BlockSources): Composed {
  const found = findSetting(block, sources)
  if (typeof found === 'string') return found
  const { name, slug, styles } = found.typeface
  return {
    kind: 'tester',
    name,
    slug,
    styles: styles.map(({ previewUrl: _, ...style }) => ({ ...style, characters: [] })),
    styleId: found.style.id,
    ...textOf(block, found.typeface),
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
