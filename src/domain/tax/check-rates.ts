import { countryInSentence, findCountry } from '../customer/country'
import { isDecimal } from '../money/decimal'
import type { TaxRate } from './tax-decision'

type Row = Pick<TaxRate, 'country' | 'kind' | 'rate' | 'from' | 'until'>

/** What is wrong with a table of tax rates, in a sentence; null: nothing. */
export function checkRates(rows: readonly Row[]): string | null {
  for (const [index, row] of rows.entries()) {
    const sentence = checkRow(row) ?? overlapOf(row, rows.slice(0, index))
    if (sentence) return sentence
  }
  return null
}

function checkRow({ country, rate, from, until }: Row): string | null {
  if (!findCountry(country)) return `“${country}” is no country. Write two letters, as DE.`
  if (!isDecimal(rate) || Number(rate) > 100)
    return `The rate of ${countryInSentence(country)} must be a percentage, as 19 or 25.5.`
  if (from !== null && until !== null && until < from)
    return `A rate of ${countryInSentence(country)} ends on ${until}, before it begins on ${from}.`
  return null
}

/** Two rows of one country and kind on one day would be a choice that nobody made. */
function overlapOf(row: Row, earlier: readonly Row[]): string | null {
  const { country, kind } = row
  const other = earlier.find(
    (one) => one.country === country && one.kind === kind && shareADay(one, row),
  )
  if (!other) return null
  const since = laterOf(other.from, row.from)
  const when = since ? `on ${since}` : 'at the same time'
  return `Two ${kind} rates of ${countryInSentence(country)}, ${other.rate} % and ${row.rate} %, are valid ${when}. Let one end before the other begins.`
}

function shareADay(a: Row, b: Row): boolean {
  const startsBeforeEnd = (one: Row, two: Row) =>
    one.from === null || two.until === null || one.from <= two.until
  return startsBeforeEnd(a, b) && startsBeforeEnd(b, a)
}

function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
