import type { Axis } from '../typeface-view'
import { mergeVariation, type Variation, type VariationSetting } from './merge-variation'
import type { AxisWord } from './variation-words'

/**
 * Why staff cannot say this of a file, in a sentence each; nothing where all of it holds. What was said already of the file
 * before is no new fault: a warning tells of it, and it must not stand in the way of what is changed beside it.
 */
export function refuseVariation(
  font: Variation,
  { before, after }: { before: VariationSetting; after: VariationSetting },
): string[] {
  const known = faultsOf(font, before)
  return faultsOf(font, after).filter((sentence) => !known.includes(sentence))
}

function faultsOf(font: Variation, setting: VariationSetting): string[] {
  return [
    ...font.axes.flatMap((axis) => rangeFaults(axis, setting)),
    ...axisNameFaults(font, setting),
    ...instanceNameFaults(font, setting),
  ]
}

function rangeFaults(axis: Axis, { words, rest }: VariationSetting): string[] {
  const word = words.axes.find(({ tag }) => tag === axis.tag)
  const { min = axis.min, max = axis.max } = word ?? {}
  const name = nameOf(axis, word)
  const off = [min, max].filter((end) => end < axis.min || end > axis.max)
  const at = rest[axis.tag]

  if (off.length > 0) {
    return [`${name} reaches from ${axis.min} to ${axis.max} in the file: ${off[0]} is off it.`]
  }
  if (min > max) return [`${name} cannot reach from ${min} to ${max}: the lower number goes first.`]
  if (at === undefined || (min <= at && at <= max)) return []
  return [`${name} cannot rest at ${at}: visitors may set ${min} to ${max}.`]
}

/** "Weight (wght)"; many a file calls an axis by its tag alone. */
function nameOf({ tag, name: inFile }: Axis, word: AxisWord | undefined): string {
  const name = word?.name ?? inFile
  return name === tag ? tag : `${name} (${tag})`
}

/** Sliders and lists tell what they hold by name alone. What the file itself calls alike is not staff's doing. */
function axisNameFaults(font: Variation, setting: VariationSetting): string[] {
  const shown = mergeVariation(font, setting).axes.filter(({ hidden }) => !hidden)
  const said = setting.words.axes.flatMap(({ name }) => name ?? [])
  return twice(shown.map(({ name }) => name))
    .filter((name) => said.includes(name))
    .map((name) => `Two axes would be called ${name}. Each needs a name of its own.`)
}

function instanceNameFaults(font: Variation, setting: VariationSetting): string[] {
  const said = setting.words.instances.flatMap(({ name }) => name ?? [])
  const offered = mergeVariation(font, setting).instances.map(({ name }) => name)
  return twice(offered)
    .filter((name) => said.includes(name))
    .map((name) => `Two instances would be called ${name}. Each needs a name of its own.`)
}

function twice(names: string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}
