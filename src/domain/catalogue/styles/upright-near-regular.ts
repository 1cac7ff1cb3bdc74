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
