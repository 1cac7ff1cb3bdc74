import { widthInWords } from '@/domain/catalogue/styles/width-in-words'
import { upperFirst } from '@/domain/words'
import type {
  Change,
  Changed,
  MasterChanges,
} from '@/domain/catalogue/upload/changes/master-changes'

/** "Version 1.000 → 1.001", "2 characters more: ẞ ₿": a line for each thing that changed. */
export function changesInWords(changes: MasterChanges): string[] {
  return [
    ...(changes.version ? [arrow(changes.version)] : []),
    ...(changes.glyphs ? [`Glyphs ${arrow(changes.glyphs)}`] : []),
    ...changeInWords(changes.characters, ['character', 'characters'], ' '),
    ...changeInWords(changes.languages, ['language', 'languages'], ', '),
    ...changeInWords(changes.features, ['feature', 'features'], ', '),
    ...changeInWords(changes.axes, ['axis', 'axes'], ', '),
    ...changeInWords(changes.instances, ['named instance', 'named instances'], ', '),
    ...changes.values.map(({ name, before, after }) => {
      const say = (value: string) => (name === 'width' ? widthInWords(Number(value)) : value)
      return `${upperFirst(name)} ${say(before)} → ${say(after)}`
    }),
  ]
}

function arrow<Value>({ before, after }: Changed<Value>): string {
  return `${before ?? 'none'} → ${after ?? 'none'}`
}

type Words = [one: string, many: string]

function changeInWords({ lost, gained }: Change<string>, words: Words, between: string): string[] {
  return [
    ...partInWords(lost, { words, between, direction: 'fewer' }),
    ...partInWords(gained, { words, between, direction: 'more' }),
  ]
}

function partInWords(
  { count, examples }: Change<string>['lost'],
  { words, between, direction }: { words: Words; between: string; direction: 'fewer' | 'more' },
): string[] {
  if (count === 0) return []
  const rest = count > examples.length ? ' …' : ''
  return [`${count} ${words[count === 1 ? 0 : 1]} ${direction}: ${examples.join(between)}${rest}`]
}
