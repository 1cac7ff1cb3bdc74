import { COUNTRIES } from '../../customer/country'
import { inGermanOf } from '../../tax/check-rates'

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
