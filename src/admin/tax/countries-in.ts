import { COUNTRIES } from '@/domain/customer/country'
import { inGermanOf } from '@/domain/tax/check-rates'

const lists = new Map<string, [code: string, name: string][]>()

/** Every country by its name in a language, in the order of the names. */
export function countriesIn(language: string): [code: string, name: string][] {
  const known = lists.get(language)
  if (known) return known
  const named = Object.values(COUNTRIES).map(({ code, name }): [string, string] => [
    code,
    language === 'de' ? inGermanOf(code) : name,
  ])
  const list = named.toSorted(([, a], [, b]) => a.localeCompare(b, language))
  lists.set(language, list)
  return list
}
