import { countryInSentence, findCountry } from '../customer/country'
import { isDecimal } from '../money/decimal'
import type { SaleKind, TaxRate } from './tax-decision'

type Row = Pick<TaxRate, 'country' | 'kind' | 'rate' | 'from' | 'until'>

const ENGLISH = {
  countryOf: countryInSentence,
  noCountry: (code: string) => `“${code}” is no country. Write two letters, as DE.`,
  noRate: (country: string) => `The rate of ${country} must be a percentage, as 19 or 25.5.`,
  backwards: (country: string, { from, until }: Row) =>
    `A rate of ${country} ends on ${until}, before it begins on ${from}.`,
  overlap: (country: string, [one, other]: [Row, Row], since: string | null) =>
    `Two ${one.kind} rates of ${country}, ${one.rate} % and ${other.rate} %, are valid ${
      since ? `on ${since}` : 'at the same time'
    }. Let one end before the other begins.`,
}

const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'code' })

const GERMAN: typeof ENGLISH = {
  countryOf: inGermanOf,
  noCountry: (code) => `„${code}“ ist kein Land. Wählen Sie eines aus der Liste.`,
  noRate: (country) => `${country}: Der Satz muss eine Prozentzahl sein, etwa 19 oder 25,5.`,
  backwards: (country, { from, until }) =>
    `${country}: Ein Satz endet am ${until}, bevor er am ${from} beginnt.`,
  overlap: (country, [one, other], since) =>
    `${country}: Zwei Sätze derselben Art, ${comma(one.rate)} % und ${comma(other.rate)} %, gelten ${
      since ? `am ${since}` : 'zugleich'
    }. Lassen Sie einen enden, bevor der andere beginnt.`,
}

/** What is wrong with a table of tax rates, in a sentence; null: nothing. */
export function checkRates(rows: readonly Row[], language = 'en'): string | null {
  const words = language === 'de' ? GERMAN : ENGLISH
  for (const [index, row] of rows.entries()) {
    const sentence = checkRow(row, words) ?? overlapOf(row, rows.slice(0, index), words)
    if (sentence) return sentence
  }
  return null
}

function checkRow(row: Row, words: typeof ENGLISH): string | null {
  const { country, rate, from, until } = row
  if (!findCountry(country)) return words.noCountry(country)
  if (!isDecimal(rate) || Number(rate) > 100) return words.noRate(words.countryOf(country))
  if (from !== null && until !== null && until < from)
    return words.backwards(words.countryOf(country), row)
  return null
}

/** Two rows of one country and kind on one day would be a choice that nobody made. */
function overlapOf(row: Row, earlier: readonly Row[], words: typeof ENGLISH): string | null {
  const { country, kind } = row
  const other = earlier.find(
    (one) => one.country === country && one.kind === kind && shareADay(one, row),
  )
  if (!other) return null
  return words.overlap(words.countryOf(country), [other, row], laterOf(other.from, row.from))
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

function comma(rate: string): string {
  return rate.replace('.', ',')
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

/** "DE" → "Deutschland"; a code nobody knows stands for itself. */
export function inGermanOf(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
