import { COUNTRIES, type Country } from '../../customer/country'

/** "the United Kingdom" → "Vereinigtes Königreich"; undefined: it is no country. */
export function countryInGerman(english: string): string | undefined {
  const own = english.replace(/^the /, '')
  const country = Object.values(COUNTRIES).find(({ name }) => name === own)
  return country && inGermanOf(country.code)
}

/** The last line of an address as documents print it, for whoever reads. */
export function withCountryIn(language: string, lines: readonly string[]): string[] {
  return lines.map((line, at) =>
    language === 'de' && at === lines.length - 1 ? (countryInGerman(line) ?? line) : line,
  )
}

const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'code' })

/** "DE" → "Deutschland"; a code nobody knows stands for itself. */
function inGermanOf(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

let german: Country[] | undefined

/** Every country by its name in a language, in the order of the names. */
export function countriesIn(language: string): Country[] {
  if (language !== 'de') return Object.values(COUNTRIES)
  german ??= Object.values(COUNTRIES)
    .map((one) => ({ ...one, name: inGermanOf(one.code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  return german
}
