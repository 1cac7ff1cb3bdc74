import type { Axis, NamedInstance } from '../typeface-view'
import type { AxisWord, VariationWords } from './variation-words'

/** What varies in a style, as a file has it or as visitors meet it. */
export type Variation = { axes: Axis[]; instances: NamedInstance[] }

/** What staff say of it; `rest` is where the previews and the tester's sliders stand at first. */
export type VariationSetting = { words: VariationWords; rest: Record<string, number> }

/**
 * The file's axes and instances as visitors meet them: the one place where staff's words meet the file. A hidden axis stays
 * among the axes, for instances and samples move it; only its slider is missing.
 */
export function mergeVariation(font: Variation, { words, rest }: VariationSetting): Variation {
  const axes = font.axes.map((axis) => {
    const word = words.axes.find(({ tag }) => tag === axis.tag)
    return mergeAxis(axis, word, rest[axis.tag])
  })
  const instances = font.instances.flatMap((instance) => {
    const word = words.instances.find((one) => one.instance === instance.name)
    if (word?.hidden || !isWithinReach(instance, font.axes, axes)) return []
    return [{ ...instance, name: word?.name ?? instance.name }]
  })
  return { axes, instances }
}

/** The axes that visitors have a slider for. */
export function shownAxes(axes: readonly Axis[]): Axis[] {
  return axes.filter(({ hidden }) => !hidden)
}

/** Visitors cannot stand beyond the range that staff leave them, so no instance there is offered. */
export function isWithinReach(
  { coordinates }: NamedInstance,
  inFile: readonly Axis[],
  merged: readonly Axis[],
): boolean {
  return merged.every(({ tag, min, max }) => {
    const axis = inFile.find((one) => one.tag === tag)
    const at = coordinates[tag]
    if (!axis || at === undefined) return true
    const stands = clamp(at, axis.min, axis.max)
    return min <= stands && stands <= max
  })
}

/** An axis that nobody can move stands where staff let it rest. */
function mergeAxis(axis: Axis, word: AxisWord | undefined, rest: number | undefined): Axis {
  const { min, max } = rangeOf(axis, word)
  const hidden = (word?.hidden ?? axis.hidden ?? false) || min === max
  const standing = hidden ? (rest ?? axis.default) : axis.default
  const name = word?.name ?? axis.name
  return { tag: axis.tag, name, min, default: clamp(standing, min, max), max, hidden }
}

/** As much of staff's range as the file reaches; the file's own where the two do not meet. */
function rangeOf({ min, max }: Axis, word: AxisWord = { tag: '' }): { min: number; max: number } {
  const wished = { min: Math.max(min, word.min ?? min), max: Math.min(max, word.max ?? max) }
  return wished.min <= wished.max ? wished : { min, max }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
