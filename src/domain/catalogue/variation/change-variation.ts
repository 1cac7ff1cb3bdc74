import { ownValue } from '../../own-value'
import type { Axis } from '../typeface-view'
import type { VariationSetting } from './merge-variation'
import type { AxisOverride, InstanceOverride } from './variation-overrides'

/** What staff change of one axis; undefined removes an override, so that the file's own value holds again. */
export type AxisChange = Partial<Omit<AxisOverride, 'tag'>> & { position?: number }
export type InstanceChange = Partial<Omit<InstanceOverride, 'instance'>>

/** A narrower range moves the default position into it. */
export function changeAxis(
  { overrides, position }: VariationSetting,
  axis: Axis,
  change: AxisChange,
): VariationSetting {
  const { position: at, ...changed } = change
  const { tag, min, max, name, hidden = false } = axis
  const before = overrides.axes.find((override) => override.tag === tag)
  const override = differing({ ...before, ...changed }, { tag, name, min, max, hidden })
  const range = { min, max, ...override }
  return {
    overrides: {
      ...overrides,
      axes: replaced(overrides.axes, before, isGiven(override) ? { ...override, tag } : null),
    },
    position:
      'position' in change ? withPosition(position, tag, at) : positionWithin(position, tag, range),
  }
}

export function changeInstance(
  setting: VariationSetting,
  instance: string,
  change: InstanceChange,
): VariationSetting {
  const { overrides } = setting
  const before = overrides.instances.find((override) => override.instance === instance)
  const override = differing({ ...before, ...change }, { instance, name: instance, hidden: false })
  const after = isGiven(override) ? { ...override, instance } : null
  return {
    ...setting,
    overrides: { ...overrides, instances: replaced(overrides.instances, before, after) },
  }
}

/** A value that is the file's own needs no override. */
function differing<Override extends object>(override: Override, inFile: Required<Override>) {
  const entries = Object.entries(override).filter(
    ([key, value]) => value !== undefined && value !== ownValue(inFile, key),
  )
  return Object.fromEntries(entries) as Partial<Override>
}

function isGiven(override: object): boolean {
  return Object.keys(override).length > 0
}

function replaced<Override>(
  overrides: Override[],
  before: Override | undefined,
  after: Override | null,
): Override[] {
  const latest = after === null ? [] : [after]
  return before
    ? overrides.flatMap((override) => (override === before ? latest : [override]))
    : [...overrides, ...latest]
}

function withPosition(position: Record<string, number>, tag: string, at: number | undefined) {
  const { [tag]: _before, ...others } = position
  return at === undefined ? others : { ...position, [tag]: at }
}

function positionWithin(
  position: Record<string, number>,
  tag: string,
  { min, max }: { min: number; max: number },
): Record<string, number> {
  const at = ownValue(position, tag)
  return at === undefined ? position : { ...position, [tag]: Math.min(max, Math.max(min, at)) }
}
