import { countryInSentence } from '../customer/country'
import { inGermanOf } from './country-in-german'
import type { SaleKind, TaxRate } from './tax-decision'

type Row = Pick<TaxRate, 'country' | 'kind' | 'from' | 'until'>
type Gap = { country: string; kind: SaleKind; from: string | null; until: string | null }

/** Days on which a country that has standard rates has none: sales to it are refused, or made without tax. */
export function gapsOfRates(rows: readonly Row[]): Gap[] {
  const countries = [...new Set(rows.map(({ country }) => country))]
  return countries.flatMap((country) => gapsOfOne(rows.filter((row) => isOf(row, country))))
}

/** A reduced rate stands in for nothing: where it ends, the standard rate counts. */
function isOf(row: Row, country: string): boolean {
  return row.country === country && row.kind === 'standard'
}

function gapsOfOne(rows: Row[]): Gap[] {
  const ordered = rows.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  const [first] = ordered
  if (!first) return []
  const { country, kind } = first
  const gaps: Gap[] = first.from
    ? [{ country, kind, from: null, until: dayBeside(first.from, -1) }]
    : []
  let end = first.until
  for (const { from, until } of ordered.slice(1)) {
    if (end === null) return gaps
    const next = dayBeside(end, 1)
    if (from !== null && from > next)
      gaps.push({ country, kind, from: next, until: dayBeside(from, -1) })
    end = until === null || until > end ? until : end
  }
  if (end !== null) gaps.push({ country, kind, from: dayBeside(end, 1), until: null })
  return gaps
}

function dayBeside(day: string, by: 1 | -1): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, day.length)
}

/** A gap in a sentence. `dayOf` writes a day as whoever reads it does. */
export function gapInWords(
  { country, from, until }: Gap,
  { language, dayOf }: { language: string; dayOf: (day: string) => string },
): string {
  if (language === 'de') {
    const name = inGermanOf(country)
    if (from && until)
      return `${name} hat vom ${dayOf(from)} bis zum ${dayOf(until)} keinen Steuersatz.`
    return from
      ? `${name} hat ab dem ${dayOf(from)} keinen Steuersatz.`
      : `${name} hat bis zum ${dayOf(until ?? '')} keinen Steuersatz.`
  }
  const name = countryInSentence(country)
  const begun = name.charAt(0).toUpperCase() + name.slice(1)
  if (from && until) return `${begun} has no rate from ${dayOf(from)} until ${dayOf(until)}.`
  return from
    ? `${begun} has no rate from ${dayOf(from)} on.`
    : `${begun} has no rate until ${dayOf(until ?? '')}.`
}
