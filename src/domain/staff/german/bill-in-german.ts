import { ownValue } from '../../own-value'
import { upperFirst } from '../../words'
import bill from './bill.json' with { type: 'json' }
import { countryInGerman } from './country-in-german'
import { byShape, shapesIn } from './sentence-shapes'

const PARTS: Record<string, string> = bill.parts
const SHAPES = shapesIn(PARTS)

/**
 * A step of a bill, or a licence on it, for whoever reads: "Four styles at 45.00" → "Vier Schnitte zu 45,00". It was written for the
 * buyer, whose documents stay as they are; names, and what staff called a tier of their own, stand as they do there.
 */
export function billTextIn(language: string, text: string): string {
  if (language !== 'de') return text
  const [, rate, country] = /^VAT ([\d.]+) %, (.+)$/.exec(text) ?? []
  if (rate && country)
    return `USt. ${rate.replace('.', ',')} %, ${countryInGerman(country) ?? country}`
  return text
    .split(/(; |, | × [\d.]+)/)
    .map(partInGerman)
    .join('')
}

function partInGerman(part: string): string {
  if (part.startsWith(' × ')) return part.replace('.', ',')
  const known = ownValue(PARTS, part) ?? wordInGerman(part)
  if (known !== undefined) return known
  const shaped = byShape(SHAPES, { sentence: part, translate: partInGerman })
  return shaped === undefined ? part : shaped.replace(/(\d)\.(\d\d)(?!\d)/g, '$1,$2')
}

/** "Four" → "Vier", "four" → "vier" */
function wordInGerman(word: string): string | undefined {
  const german = ownValue(bill.words as Record<string, string>, word.toLowerCase())
  const isLarge = word !== word.toLowerCase()
  return german && isLarge ? upperFirst(german) : german
}
