import { ownValue } from '@/domain/own-value'
import type { TesterStyle } from '../../tester/state/list-tester-styles'

type AxedStyle = Pick<TesterStyle, 'axes' | 'weight'>

/** Values of the weight axis and the optical size in running text. */
export const TEXT_WEIGHT = 400
const TEXT_SIZE = 24

/** The upright style nearest to `weight`; a variable one has every weight of its axis. */
export function nearestStyle(styles: TesterStyle[], weight: number): TesterStyle | null {
  const uprights = styles.filter((style) => style.slope === 'upright')
  const candidates = uprights.length > 0 ? uprights : styles
  const distance = (style: TesterStyle) => Math.abs(clampToAxis(style, 'wght', weight) - weight)
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The axis values of running text: the defaults, with a weight and an optical size for reading, or what was wanted. */
export function textCoordinates(
  style: AxedStyle,
  weight = TEXT_WEIGHT,
  wanted: Record<string, number> = {},
): Record<string, number> {
  const chosen: Record<string, number> = { wght: weight, opsz: TEXT_SIZE, ...wanted }
  const values = style.axes.map(({ tag, ...axis }) => {
    return [tag, clampToAxis(style, tag, ownValue(chosen, tag) ?? axis.default)] as const
  })
  return Object.fromEntries(values)
}

/** A style has only its own weight where it has no axis for it. */
function clampToAxis(style: AxedStyle, tag: string, value: number): number {
  const axis = style.axes.find((candidate) => candidate.tag === tag)
  if (!axis) return style.weight
  return Math.min(axis.max, Math.max(axis.min, value))
}
