import { ownValue } from '@/domain/own-value'
import type { QuoteView } from '@/domain/quote/quote-answer'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import type { FigureFace } from '../../shop/bill/figure-face'

/** What the total of a quote is set in: its first typeface. */
export function faceOfQuote({ lines }: QuoteView, families: BoughtFamilies): FigureFace | null {
  const [first] = lines
  return first ? faceOfLine(first, families, 'total') : null
}

export function faceOfLine(
  { slug, face }: QuoteView['lines'][number],
  families: BoughtFamilies,
  use: 'name' | 'total',
): FigureFace {
  return ownValue(families, slug)?.[use] ?? { face, coordinates: {} }
}
