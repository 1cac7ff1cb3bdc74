import type { Variation } from './merge-variation'
import type { VariationOverrides } from './variation-overrides'

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

/** By the names that staff know: "CASL" and "Casual Bold". */
export function namesOfOverrides({ axes, instances }: VariationOverrides): string[] {
  return [...axes.map(({ tag }) => tag), ...instances.map(({ instance }) => instance)]
}
