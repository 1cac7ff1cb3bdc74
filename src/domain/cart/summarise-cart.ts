import { countInWords, lowerFirst, pluralOf } from '../words'
import type { PricedLine } from './priced-cart'

/** "Two families, three licences": a whole cart as one step of the bill. */
export function summariseCart(lines: readonly Pick<PricedLine, 'typeface' | 'licences'>[]): string {
  const families = new Set(lines.map((line) => line.typeface.id)).size
  const licences = lines.reduce((sum, line) => sum + line.licences.length, 0)
  return `${countedInWords(families, 'family')}, ${lowerFirst(countedInWords(licences, 'licence'))}`
}

/** "Fraunces, four styles; Desktop, 2–5 users; Web, to 10 000 views": one line as one step of the bill. */
export function summariseLine({
  typeface,
  styles,
  licences,
}: Pick<PricedLine, 'typeface' | 'styles' | 'licences'>): string {
  const whatOf = `${typeface.name}, ${lowerFirst(countedInWords(styles.length, 'style'))}`
  return [whatOf, ...licences.map(({ label }) => label)].join('; ')
}

function countedInWords(count: number, word: string): string {
  return `${countInWords(count)} ${pluralOf(count, word)}`
}
