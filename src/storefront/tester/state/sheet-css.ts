import { ownValue } from '@/domain/own-value'
import { paletteName, paletteRule } from '../text/face-style'
import type { TesterStyle } from './list-tester-styles'
import type { TesterState } from './tester-state'

type Subject = {
  /** The typeface's own name, where the style belongs to no child. */
  name: string
  style: Pick<TesterStyle, 'family' | 'axes' | 'weight' | 'slope'>
  state: Pick<TesterState, 'axes' | 'features' | 'leading' | 'tracking' | 'isVertical' | 'palette'>
  /** As it is set in columns. */
  columns?: Pick<CSSStyleDeclaration, 'writingMode' | 'textOrientation'>
  sizeInPixels: number
}

const PLAIN_WEIGHT = 400

/** What a style sheet says to set a text as the tester does: only what differs from what browsers do by themselves. */
export function cssOfSheet(subject: Subject): string {
  const { name, style, state, sizeInPixels, columns } = subject
  const { axes, features, leading, tracking, isVertical, palette } = state
  const weight = axes.wght ?? style.weight
  const declarations: [property: string, value: string | null][] = [
    ['font-family', `"${familyOf(style.family ?? name, style)}"`],
    ['font-style', style.slope === 'upright' ? null : style.slope],
    ['font-weight', weight === PLAIN_WEIGHT ? null : String(weight)],
    ['font-size', `${Math.round(sizeInPixels)}px`],
    ['line-height', String(leading)],
    ['letter-spacing', tracking === 0 ? null : `${tracking / 1000}em`],
    ['font-variation-settings', otherAxes(style, axes)],
    ['font-feature-settings', pairs(Object.entries(features).map(([tag, on]) => [tag, +on]))],
    ['font-palette', palette === 0 ? null : paletteName(palette)],
    ['writing-mode', (isVertical && columns?.writingMode) || null],
    ['text-orientation', isVertical && columns?.textOrientation === 'upright' ? 'upright' : null],
  ]
  const rules = declarations.flatMap(([property, value]) =>
    value === null ? [] : [`${property}: ${value};\n`],
  )
  const rule = paletteRule(familyOf(style.family ?? name, style), palette)
  return rules.join('') + (palette === 0 ? '' : `\n${rule}\n`)
}

/** As the CSS names it that comes with a web licence. */
function familyOf(name: string, { axes }: Subject['style']): string {
  return (axes.length > 0 ? `${name} Variable` : name).replace(/["\\]/g, '\\$&')
}

/** The optical size follows the size of the text unless it is named. */
function otherAxes({ axes }: Subject['style'], values: Record<string, number>): string | null {
  return pairs(
    axes.flatMap((axis): [string, number][] => {
      const value = ownValue(values, axis.tag) ?? axis.default
      const isPlain = axis.tag === 'wght' || (axis.tag !== 'opsz' && value === axis.default)
      return isPlain ? [] : [[axis.tag, value]]
    }),
  )
}

function pairs(entries: [tag: string, value: number][]): string | null {
  return entries.map(([tag, value]) => `"${tag}" ${value}`).join(', ') || null
}
