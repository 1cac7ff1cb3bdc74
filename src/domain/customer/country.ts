import { ownValue } from '../own-value'
import names from './country-names.json' with { type: 'json' }

type Country = { code: string; name: string; eu: boolean }

/** Member states by ISO code. For the VAT on services Northern Ireland counts as outside. */
const EU_COUNTRIES: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
])

/** Every country one can buy from, by its code of ISO 3166-1, with a plain English name; the order is that of the names. */
export const COUNTRIES: Readonly<Record<string, Country>> = Object.fromEntries(
  Object.entries(names).map(([code, name]) => [code, { code, name, eu: isInEu(code) }]),
)

export function findCountry(code: unknown): Country | null {
  return typeof code === 'string' ? (ownValue(COUNTRIES, code) ?? null) : null
}

/** "DE" → "Germany"; a code nobody knows stands for itself. */
export function countryName(code: string): string {
  return findCountry(code)?.name ?? code
}

/** "the United Kingdom", "Switzerland": the name as it stands within a sentence. */
export function countryInSentence(code: string): string {
  const name = countryName(code)
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

const WITH_ARTICLE =
  /^(United |Netherlands|Bahamas|Gambia|Maldives|Philippines|Seychelles|Comoros|Isle )|Republic$|Islands$/

export function isInEu(country: string): boolean {
  return EU_COUNTRIES.has(country)
}
