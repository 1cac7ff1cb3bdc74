import { ownValue } from '../../own-value'
import type { Axis, NamedInstance } from '../typeface-view'
import type { AxisOverride, VariationOverrides } from './variation-overrides'

/** What varies in a style, as a file has it or as visitors meet it. */
export type Variation = { axes: Axis[]; instances: NamedInstance[] }

/** What staff set; `position` is the default position of the previews and of the tester's sliders. */
export type VariationSetting = { overrides: VariationOverrides; position: Record<string, number> }

/**
 * The file's axes and instances as visitors meet them: the one place where staff's overrides meet the file. A hidden axis stays
 * among the axes, for instances and samples move it; only its slider is missing.
 */
export function mergeVariation(
  font: Variation,
  { overrides, position }: VariationSetting,
): Variation {
  const axes = font.axes.map((axis) => {
    const override = overrides.axes.find(({ tag }) => tag === axis.tag)
    return mergeAxis(axis, override, ownValue(position, axis.tag))
  })
  const instances = font.instances.flatMap((instance) => {
    const override = overrides.instances.find((one) => one.instance === instance.name)
    if (override?.hidden || !isWithinReach(instance, font.axes, axes)) return []
    return [{ ...instance, name: override?.name ?? instance.name }]
  })
  return { axes, instances }
}

/** The axes that visitors have a slider for. */
export function shownAxes(axes: readonly Axis[]): Axis[] {
  return axes.filter(({ hidden }) => !hidden)
}

/** Visitors cannot move beyond the range that staff set, so no instance there is offered. */
export function isWithinReach(
  { coordinates }: NamedInstance,
  inFile: readonly Axis[],
  merged: readonly Axis[],
): boolean {
  return merged.every(({ tag, min, max }) => {
    const axis = inFile.find((one) => one.tag === tag)
    const at = ownValue(coordinates, tag)
    if (!axis || at === undefined) return true
    const position = clamp(at, axis.min, axis.max)
    return min <= position && position <= max
  })
}

/** An axis that nobody can move has the position that staff set. */
function mergeAxis(axis: Axis, override: AxisOverride | undefined, at: number | undefined): Axis {
  const { min, max } = rangeOf(axis, override)
  const hidden = (override?.hidden ?? axis.hidden ?? false) || min === max
  const position = hidden ? (at ?? axis.default) : axis.default
  const name = override?.name ?? axis.name
  return { tag: axis.tag, name, min, default: clamp(position, min, max), max, hidden }
}

/** As much of staff's range as the file reaches; the file's own where the two do not meet. */
function rangeOf({ min, max }: Axis, override: AxisOverride = { tag: '' }) {
  const range = { min: Math.max(min, override.min ?? min), max: Math.min(max, override.max ?? max) }
  return range.min <= range.max ? range : { min, max }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Overrides of axes and instances that the file does not have: no page shows them. */
export function lostOverrides(
  { axes, instances }: Variation,
  overrides: VariationOverrides,
): VariationOverrides {
  return {
    axes: overrides.axes.filter(({ tag }) => !axes.some((axis) => axis.tag === tag)),
    instances: overrides.instances.filter(
      ({ instance }) => !instances.some(({ name }) => name === instance),
    ),
  }
}

export function withoutLostOverrides(
  font: Variation,
  overrides: VariationOverrides,
): VariationOverrides {
  const lost = lostOverrides(font, overrides)
  return {
    axes: overrides.axes.filter((override) => !lost.axes.includes(override)),
    instances: overrides.instances.filter((override) => !lost.instances.includes(override)),
  }
}
