import { ownValue } from '../../own-value'
import type { Axis, Slope } from '../typeface-view'

type Weighed = { slope: Slope; weight: number; axes: Axis[] }

const REGULAR = 400

/** The style for a text where none is named; a variable one has every weight of its axis. */
export function uprightNearRegular<Style extends Weighed>(styles: Style[]): Style | undefined {
  const uprights = styles.filter(({ slope }) => slope === 'upright')
  const candidates = uprights.length > 0 ? uprights : styles
  return candidates.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}

function distanceOf({ axes, weight }: Weighed): number {
  const axis = axes.find(({ tag }) => tag === 'wght')
  const nearest = axis ? clampToAxis(axis, REGULAR) : weight
  return Math.abs(nearest - REGULAR)
}

export function clampToAxis({ min, max }: Axis, value: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min
}

type Placed = { axes: readonly Axis[]; coordinates: Record<string, number> }

/**
 * Where a text is set: a Regular weight in the drawing for the largest size, each other axis where the font itself puts it, for what
 * staff chose is where the name looks best; those named here as near to that as they go. Axes that visitors do not see stay where
 * staff fixed them.
 */
export function textPosition(
  { axes, coordinates }: Placed,
  wanted: Record<string, number> = { wght: REGULAR },
): Record<string, number> {
  const own = axes.map((axis) => {
    const { tag, max, default: start } = axis
    return [tag, clampToAxis(axis, ownValue(wanted, tag) ?? (tag === 'opsz' ? max : start))]
  })
  return { ...coordinates, ...Object.fromEntries(own) }
}

type Cut = { typ: 'static' | 'variable'; weight: number; slope: Slope }

/**
 * The styles that a typeface's name is animated through: the variable upright where there is one, else the upright styles by
 * weight; a roman and its italic where the family has only these two.
 */
export function chooseNameStyles<Style extends Cut>(styles: readonly Style[]): Style[] {
  const uprights = styles.filter((style) => style.slope === 'upright')
  const variable = uprights.find((style) => style.typ === 'variable')
  if (variable) return [variable]
  if (uprights.length === 1 && styles.length === 2)
    return [...uprights, ...styles.filter((style) => style.slope !== 'upright')]

  const cuts = uprights.length > 0 ? uprights : [...styles]
  return cuts.toSorted((a, b) => a.weight - b.weight)
}
