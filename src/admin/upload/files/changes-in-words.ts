import type { Change, Changed, MasterChanges } from '@/domain/catalogue/upload/master-changes'

/** "Version 1.000 → 1.001", "2 characters more: ẞ ₿": a line for each thing that changed. */
export function changesInWords(changes: MasterChanges): string[] {
  return [
    ...(changes.version ? [arrow(changes.version)] : []),
    ...(changes.glyphs ? [`Glyphs ${arrow(changes.glyphs)}`] : []),
    ...moved(changes.characters, ['character', 'characters'], ' '),
    ...moved(changes.languages, ['language', 'languages'], ', '),
    ...moved(changes.features, ['feature', 'features'], ', '),
    ...moved(changes.axes, ['axis', 'axes'], ', '),
    ...moved(changes.instances, ['named instance', 'named instances'], ', '),
    ...changes.values.map(({ name, before, after }) => `${capital(name)} ${before} → ${after}`),
  ]
}

function arrow<Value>({ before, after }: Changed<Value>): string {
  return `${before ?? 'none'} → ${after ?? 'none'}`
}

type Words = [one: string, many: string]

function moved({ lost, gained }: Change<string>, words: Words, between: string): string[] {
  return [
    ...said(lost, { words, between, way: 'fewer' }),
    ...said(gained, { words, between, way: 'more' }),
  ]
}

function said(
  { count, examples }: Change<string>['lost'],
  { words, between, way }: { words: Words; between: string; way: 'fewer' | 'more' },
): string[] {
  if (count === 0) return []
  const rest = count > examples.length ? ' …' : ''
  return [`${count} ${words[count === 1 ? 0 : 1]} ${way}: ${examples.join(between)}${rest}`]
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
