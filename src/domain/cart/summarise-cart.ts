import { countInWords, lowerFirst, pluralOf } from '../money/words'
import type { PricedLine } from './priced-cart'

/** "Two families, three licences": a whole cart as one step of the bill. */
export function summariseCart(lines: readonly Pick<PricedLine, 'typeface' | 'licences'>[]): string {
  const families = new Set(lines.map((line) => line.typeface.id)).size
  const licences = lines.reduce((sum, line) => sum + line.licences.length, 0)
  return `${countOf(families, 'family')}, ${lowerFirst(countOf(licences, 'licence'))}`
}

function countOf(count: number, word: string): string {
  return `${countInWords(count)} ${pluralOf(count, word)}`
}
