import { ownValue } from '../../own-value'
import type { Axis } from '../typeface-view'
import { mergeVariation, type Variation, type VariationSetting } from './merge-variation'
import type { AxisOverride } from './variation-overrides'

/**
 * A sentence for each override that the file does not allow; none where it allows them all. An error that was there before
 * is not reported again: a warning shows it, and it must not block other changes.
 */
export function refuseVariation(
  font: Variation,
  { before, after }: { before: VariationSetting; after: VariationSetting },
): string[] {
  const known = errorsOf(font, before)
  return errorsOf(font, after).filter((sentence) => !known.includes(sentence))
}

function errorsOf(font: Variation, setting: VariationSetting): string[] {
  return [
    ...font.axes.flatMap((axis) => rangeErrors(axis, setting)),
    ...axisNameErrors(font, setting),
    ...instanceNameErrors(font, setting),
  ]
}

function rangeErrors(axis: Axis, { overrides, position }: VariationSetting): string[] {
  const override = overrides.axes.find(({ tag }) => tag === axis.tag)
  const { min = axis.min, max = axis.max } = override ?? {}
  const name = nameOf(axis, override)
  const off = [min, max].filter((end) => end < axis.min || end > axis.max)
  const at = ownValue(position, axis.tag)

  if (off.length > 0) {
    return [`${name} reaches from ${axis.min} to ${axis.max} in the file: ${off[0]} is off it.`]
  }
  if (min > max) return [`${name} cannot reach from ${min} to ${max}: the lower number goes first.`]
  if (at === undefined || (min <= at && at <= max)) return []
  return [`${name} cannot rest at ${at}: visitors may set ${min} to ${max}.`]
}

/** "Weight (wght)"; many a file calls an axis by its tag alone. */
function nameOf({ tag, name: inFile }: Axis, override: AxisOverride | undefined): string {
  const name = override?.name ?? inFile
  return name === tag ? tag : `${name} (${tag})`
}

/** Sliders and lists identify axes by name alone. Names that are the same in the file itself are no error of staff. */
function axisNameErrors(font: Variation, setting: VariationSetting): string[] {
  const shown = mergeVariation(font, setting).axes.filter(({ hidden }) => !hidden)
  const givenNames = setting.overrides.axes.flatMap(({ name }) => name ?? [])
  return twice(shown.map(({ name }) => name))
    .filter((name) => givenNames.includes(name))
    .map((name) => `Two axes would be called ${name}. Each needs a name of its own.`)
}

function instanceNameErrors(font: Variation, setting: VariationSetting): string[] {
  const givenNames = setting.overrides.instances.flatMap(({ name }) => name ?? [])
  const offered = mergeVariation(font, setting).instances.map(({ name }) => name)
  return twice(offered)
    .filter((name) => givenNames.includes(name))
    .map((name) => `Two instances would be called ${name}. Each needs a name of its own.`)
}

function twice(names: string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
