import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { type PriceTexts, textsOf, withTerm } from '@/domain/pricing/shown-price'
import { countOf } from '@/domain/words'

const NO_BREAK_SPACE = '\u00a0'
const WORD_JOINER = '\u2060'

type Extent = Pick<TypefaceRow, 'styleCount' | 'axisCount'>
type Priced = Pick<TypefaceRow, 'shownFrom' | 'styleCount' | 'per'>

/** "Phaedra Charles, Flavia Zimbardi, Undercase Type" */
export function creditsOf(row: Pick<TypefaceRow, 'designers' | 'foundry'>): string {
  return [...row.designers, row.foundry].filter(Boolean).join(', ')
}

/** Of a line beside the scripts, on the narrowest phone; there is room for two. */
const LETTERS_OF_LINE = 24
const SHORT_LINES = 2

/** A list, as of credits, whose names are not broken over lines; one that is longer than a narrow column may be. */
export function keepNamesWhole(list: string): string {
  return list.split(', ').map(keepWhole).join(', ')
}

function keepWhole(name: string): string {
  if (name.length > LETTERS_OF_LINE) return name
  return name.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', `-${WORD_JOINER}`)
}

export function areCreditsLong(row: Parameters<typeof creditsOf>[0]): boolean {
  return linesOfCredits(creditsOf(row)) > SHORT_LINES
}

/** Beside the scripts, on the narrowest phone. */
export function linesOfCredits(credits: string): number {
  // As a browser breaks them: at spaces, and anywhere in what is longer than a line.
  const line = new RegExp(`.{1,${LETTERS_OF_LINE}}( |$)|[^ ]{1,${LETTERS_OF_LINE}}`, 'gu')
  return (keepNamesWhole(credits).match(line) ?? []).length
}

/** "18 styles, 4 axes" */
export function extentOf({ styleCount, axisCount }: Extent): string {
  const styles = countOf(styleCount, 'style')
  return axisCount ? `${styles}, ${countOf(axisCount, 'axis')}` : styles
}

/** "Latin, Cyrillic"; of three, where there is room for two, "Latin +2". */
export function scriptsOf({ scripts }: Pick<TypefaceRow, 'scripts'>, most = Infinity): string {
  if (scripts.length <= most) return scripts.join(', ')
  const named = scripts.slice(0, Math.max(1, most - 1))
  return `${named.join(', ')} +${scripts.length - named.length}`
}

export const NOT_FOR_SALE: PriceTexts = { '': 'Not for sale yet' }

/** "from 45.00 €", of a rental "from 45.00 € a month", in each currency; a single style has one price. */
export function priceOf({ shownFrom, styleCount, per }: Priced): PriceTexts {
  if (shownFrom === null) return NOT_FOR_SALE
  const from = styleCount === 1 ? '' : 'from '
  return textsOf(shownFrom, (price) => from + withTerm(price, per))
}
