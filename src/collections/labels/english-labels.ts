import { ownValue } from '@/domain/own-value'
import { upperFirst } from '@/domain/words'
import DESCRIPTIONS from './english-descriptions.json' with { type: 'json' }
import english from './english-labels.json' with { type: 'json' }

/** Labels of fields whose name is not what a foundry would say, by the end of the path: a name alone says the same wherever it stands. */
const ENGLISH_LABELS: Record<string, string> = english.labels

/** What one row of an array is called, where leaving away the s does not say it. */
const ENGLISH_ROWS: Record<string, string> = english.rows

/** What an option is called where its value does not say it, by the path of its field and its value. */
const ENGLISH_OPTIONS: Record<string, string> = english.options

/** The label of a field that is written with its name alone: `orders.vatid` “VAT number”, `styles.sampleStyle` “Sample style”. */
export function labelOfName(path: string): string {
  return findWords(ENGLISH_LABELS, path)?.words ?? inWords(path.split('.').at(-1) ?? path)
}

/** What one row of an array is called: `licence-types.tiers` “Tier”. */
export function rowOfName(path: string): string {
  return findWords(ENGLISH_ROWS, path)?.words ?? labelOfName(path).replace(/s$/, '')
}

/** `licence-types.kind`, `retail`: “In the shop”. */
export function labelOfOption(path: string, value: string): string {
  return findWords(ENGLISH_OPTIONS, `${path}.${value}`)?.words ?? labelOfName(value)
}

/** What stands beneath a field; most need nothing. */
export function descriptionOf(path: string): string | undefined {
  return findWords(DESCRIPTIONS, path)?.words
}

/** The key that says a field, for a test of what it is said of. */
export function keyOfLabel(path: string): string | null {
  return findWords(ENGLISH_LABELS, path)?.key ?? null
}

/** By the longest end of the path: `tiers.label` goes before `label`. */
function findWords(table: Record<string, string>, path: string) {
  const parts = path.split('.')
  for (let from = 0; from < parts.length; from++) {
    const key = parts.slice(from).join('.')
    const words = ownValue(table, key)
    if (words) return { key, words }
  }
  return null
}

function inWords(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
  return upperFirst(words)
}
