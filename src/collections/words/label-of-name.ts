import { ENGLISH_LABELS, ENGLISH_ROWS } from './english-labels'

/** The label of a field that is written with its name alone: `orders.vatid` “VAT number”, `styles.sampleStyle` “Sample style”. */
export function labelOfName(path: string): string {
  const name = path.split('.').at(-1) ?? path
  return ENGLISH_LABELS[path] ?? ENGLISH_LABELS[name] ?? inWords(name)
}

/** What one row of an array is called: `licence-types.tiers` “Tier”. */
export function rowOfName(path: string): string {
  const name = path.split('.').at(-1) ?? path
  return ENGLISH_ROWS[path] ?? ENGLISH_ROWS[name] ?? labelOfName(path).replace(/s$/, '')
}

function inWords(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
