import type { Axis } from '../typeface-view'
import type { VariationSetting } from './merge-variation'
import type { AxisWord, InstanceWord } from './variation-words'

/** What staff change of one axis; undefined takes a word back, so that the file speaks again. */
export type AxisChange = Partial<Omit<AxisWord, 'tag'>> & { rest?: number }
export type InstanceChange = Partial<Omit<InstanceWord, 'instance'>>

/** A range that grows narrower takes the resting value along. */
export function sayOfAxis(
  { words, rest }: VariationSetting,
  axis: Axis,
  change: AxisChange,
): VariationSetting {
  const { rest: at, ...changed } = change
  const { tag, min, max, name, hidden = false } = axis
  const before = words.axes.find((word) => word.tag === tag)
  const word = unlike({ ...before, ...changed }, { tag, name, min, max, hidden })
  const range = { min, max, ...word }
  return {
    words: {
      ...words,
      axes: replaced(words.axes, before, hasSaid(word) ? { ...word, tag } : null),
    },
    rest: 'rest' in change ? withRest(rest, tag, at) : restWithin(rest, tag, range),
  }
}

export function sayOfInstance(
  setting: VariationSetting,
  instance: string,
  change: InstanceChange,
): VariationSetting {
  const { words } = setting
  const before = words.instances.find((word) => word.instance === instance)
  const word = unlike({ ...before, ...change }, { instance, name: instance, hidden: false })
  const said = hasSaid(word) ? { ...word, instance } : null
  return {
    ...setting,
    words: { ...words, instances: replaced(words.instances, before, said) },
  }
}

/** What is as the file has it needs no word. */
function unlike<Word extends object>(word: Word, inFile: Required<Word>): Partial<Word> {
  const entries = Object.entries(word).filter(
    ([key, value]) => value !== undefined && value !== inFile[key as keyof Word],
  )
  return Object.fromEntries(entries) as Partial<Word>
}

function hasSaid(word: object): boolean {
  return Object.keys(word).length > 0
}

function replaced<Word>(words: Word[], before: Word | undefined, after: Word | null): Word[] {
  const said = after === null ? [] : [after]
  return before ? words.flatMap((word) => (word === before ? said : [word])) : [...words, ...said]
}

function withRest(
  rest: Record<string, number>,
  tag: string,
  at: number | undefined,
): Record<string, number> {
  const { [tag]: _before, ...others } = rest
  return at === undefined ? others : { ...rest, [tag]: at }
}

function restWithin(
  rest: Record<string, number>,
  tag: string,
  { min, max }: { min: number; max: number },
): Record<string, number> {
  const at = rest[tag]
  return at === undefined ? rest : { ...rest, [tag]: Math.min(max, Math.max(min, at)) }
}
