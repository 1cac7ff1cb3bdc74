import { clampToAxis, uprightNearRegular } from '../../catalogue/styles/choose-styles'
import { isRecord } from '../../is-record'
import { ownValue } from '../../own-value'
import type { BlockSources, BlockStyle, BlockTypeface } from './block-sources'
import type { BlockGap, SetText, TypeSetting } from './block-view'
import { wordsOf } from './picture-view'

/** The typeface and style that a block names; a gap where the public may not see them, or not any more. */
export function findSetting(
  block: Record<string, unknown>,
  { typefaces }: BlockSources,
): { typeface: BlockTypeface; style: BlockStyle; setting: TypeSetting } | BlockGap {
  const typeface = typefaces.get(relatedId(block.typeface) ?? '')
  if (!typeface) return 'typeface'
  const named = relatedId(block.style)
  const style = named
    ? typeface.styles.find(({ id }) => id === named)
    : uprightNearRegular(typeface.styles)
  if (!style) return 'style'
  const { name, slug } = typeface
  const coordinates = coordinatesOf(style, block.axes)
  return {
    typeface,
    style,
    setting: { name, slug, styleName: style.name, face: style.previewFace, coordinates },
  }
}

/** The block's own text; else the first sample of the typeface, else its name. */
export function textOf(block: Record<string, unknown>, typeface: BlockTypeface): SetText {
  const own = wordsOf(block.text)
  if (own) return { text: own, dir: 'auto' }
  const sample = typeface.samples[0]
  if (sample) return { text: sample.text, lang: sample.lang, dir: sample.dir }
  return { text: typeface.name, lang: typeface.lang, dir: typeface.dir }
}

/** The id of what a block names, read with it or not. */
export function relatedId(related: unknown): string | null {
  const id = isRecord(related) ? related.id : related
  return typeof id === 'string' && id !== '' ? id : null
}

/** Its default position, and over it what the block says, within what the style can do today. */
function coordinatesOf(style: BlockStyle, wanted: unknown): Record<string, number> {
  const chosen = isRecord(wanted) ? wanted : {}
  const positions = style.axes.map((axis) => {
    const value =
      ownValue(chosen, axis.tag) ?? ownValue(style.defaultCoordinates, axis.tag) ?? axis.default
    return [axis.tag, clampToAxis(axis, typeof value === 'number' ? value : axis.default)] as const
  })
  return Object.fromEntries(positions)
}
