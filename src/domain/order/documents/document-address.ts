import type { Address } from '../../customer/parse-address'
import { countryName } from '../../customer/country'
import type { DocumentAddress } from './document-contents'

/** An address in the lines of a letter, its country last. */
export function documentAddress(address: Address): DocumentAddress {
  const { street, street_2, postal_code, state, city, country } = address
  return {
    lines: [street, street_2 ?? '', ...placeLines(address), countryName(country)]
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    street: [street, street_2].filter(Boolean).join(', '),
    city: [city, state].filter(Boolean).join(', '),
    postalCode: postal_code ?? '',
    country,
  }
}

/** Most countries write the postcode before the city; where states belong to it, it comes after them. */
function placeLines({ postal_code, city, state, country }: Address): string[] {
  const code = postal_code ?? ''
  if (country === 'GB' || country === 'IE') return [city, state ?? '', code]
  if (state) return [`${city}, ${state} ${code}`]
  return [`${code} ${city}`]
}
