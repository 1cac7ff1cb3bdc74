import { countryInSentence, findCountry } from '../customer/country'
import { isDecimal } from '../money/decimal'
import { say } from '../staff/german/in-german'
import { inTypedForm } from '../staff/write-money'
import { upperFirst } from '../words'
import type { SaleKind, TaxRate } from './tax-decision'

type Row = Pick<TaxRate, 'country' | 'kind' | 'rate' | 'from' | 'until'>

const WRONG = {
  noCountry: '“{code}” is no country. Write two letters, as DE.',
  noRate: 'The rate of {country} must be a percentage, as 19 or 25.5.',
  backwards: 'A rate of {country} ends on {until}, before it begins on {from}.',
  overlap:
    'Two {kind} rates of {country}, {first} % and {second} %, are valid at the same time. Let one end before the other begins.',
  overlapSince:
    'Two {kind} rates of {country}, {first} % and {second} %, are valid on {since}. Let one end before the other begins.',
}

/** What is wrong with a table of tax rates, in a sentence; null: nothing. */
export function checkRates(rows: readonly Row[], language = 'en'): string | null {
  for (const [index, row] of rows.entries()) {
    const sentence = checkRow(row, language) ?? overlapOf(row, rows.slice(0, index), language)
    if (sentence) return sentence
  }
  return null
}

function checkRow({ country: code, rate, from, until }: Row, language: string): string | null {
  const country = countryInSentence(code)
  if (!findCountry(code)) return say(language, WRONG.noCountry, { code })
  if (!isDecimal(rate) || Number(rate) > 100) return say(language, WRONG.noRate, { country })
  if (from !== null && until !== null && until < from)
    return say(language, WRONG.backwards, { country, from, until })
  return null
}

/** Two rows of one country and kind on one day would be a choice that nobody made. */
function overlapOf(row: Row, earlier: readonly Row[], language: string): string | null {
  const { country, kind } = row
  const other = earlier.find(
    (one) => one.country === country && one.kind === kind && shareADay(one, row),
  )
  if (!other) return null
  const since = laterOf(other.from, row.from)
  return say(language, since ? WRONG.overlapSince : WRONG.overlap, {
    kind,
    country: countryInSentence(country),
    first: inTypedForm(other.rate, language),
    second: inTypedForm(row.rate, language),
    since: since ?? '',
  })
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

type RateRow = Pick<TaxRate, 'country' | 'kind' | 'from' | 'until'>

type Gap = { country: string; kind: SaleKind; from: string | null; until: string | null }

/** Days on which a country that has standard rates has none: sales to it are refused, or made without tax. */
export function gapsOfRates(rows: readonly RateRow[]): Gap[] {
  const countries = [...new Set(rows.map(({ country }) => country))]
  return countries.flatMap((country) => gapsOfOne(rows.filter((row) => isOf(row, country))))
}

/** A reduced rate stands in for nothing: where it ends, the standard rate counts. */
function isOf(row: RateRow, country: string): boolean {
  return row.country === country && row.kind === 'standard'
}

function gapsOfOne(rows: RateRow[]): Gap[] {
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

const NO_RATE = {
  between: '{country} has no rate from {from} until {until}.',
  after: '{country} has no rate from {from} on.',
  before: '{country} has no rate until {until}.',
}

/** A gap in a sentence. `dayOf` writes a day as whoever reads it does. */
export function gapInWords(
  { country, from, until }: Gap,
  { language, dayOf }: { language: string; dayOf: (day: string) => string },
): string {
  const said = say(language, NO_RATE[from && until ? 'between' : from ? 'after' : 'before'], {
    country: countryInSentence(country),
    from: dayOf(from ?? ''),
    until: dayOf(until ?? ''),
  })
  return upperFirst(said)
}
