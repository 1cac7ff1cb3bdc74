import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { formatMoney } from '@/domain/money/format-money'
import { countOf } from '@/domain/words'

type Extent = Pick<TypefaceRow, 'styleCount' | 'axisCount'>
type Priced = Pick<TypefaceRow, 'fromPrice' | 'currency' | 'styleCount'>

/** "Phaedra Charles, Flavia Zimbardi, Undercase Type" */
export function creditsOf(row: Pick<TypefaceRow, 'designers' | 'foundry'>): string {
  return [...row.designers, row.foundry].filter(Boolean).join(', ')
}

/** Beside the scripts, two lines on the narrowest phone hold so many letters. */
const SHORT_CREDITS = 48

export function areCreditsLong(row: Parameters<typeof creditsOf>[0]): boolean {
  return creditsOf(row).length > SHORT_CREDITS
}

/** "18 styles, 4 axes" */
export function extentOf({ styleCount, axisCount }: Extent): string {
  const styles = countOf(styleCount, 'style')
  return axisCount ? `${styles}, ${countOf(axisCount, 'axis')}` : styles
}

/** "Latin, Cyrillic": the first two. */
export function scriptsOf(row: Pick<TypefaceRow, 'scripts'>): string {
  return row.scripts.slice(0, 2).join(', ')
}

export const NOT_FOR_SALE = 'Not for sale yet'

/** "from 45.00 €"; a single style has one price. */
export function priceOf({ fromPrice, currency, styleCount }: Priced): string {
  if (fromPrice === null) return NOT_FOR_SALE
  const price = formatMoney(fromPrice, currency)
  return styleCount === 1 ? price : `from ${price}`
}
