import { countInWords, lowerFirst, pluralOf } from '../words'
import type { PricedLine } from './priced-cart'

/** "Two families, three licences": a whole cart as one step of the bill. */
export function summariseCart(lines: readonly Pick<PricedLine, 'typeface' | 'licences'>[]): string {
  const families = new Set(lines.map((line) => line.typeface.id)).size
  const licences = lines.reduce((sum, line) => sum + line.licences.length, 0)
  return `${countedInWords(families, 'family')}, ${lowerFirst(countedInWords(licences, 'licence'))}`
}

function countedInWords(count: number, word: string): string {
  return `${countInWords(count)} ${pluralOf(count, word)}`
}
