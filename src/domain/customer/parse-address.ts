import type { FieldErrors } from '../shop-error'
import type { AddressField } from '../cart/priced-cart'
import { addressFieldsFor } from './address-fields'
import { findCountry } from './country'
import { hasErrors, invalid, ok, unwrap, type Parsed } from './parsed'
import { parseOptionalText, parseText } from './parse-text'
import { isRecord } from '../is-record'

export type Address = {
  street: string
  street_2: string | null
  /** null: this country has none, or none was given where it is not needed. */
  postal_code: string | null
  city: string
  state: string | null
  country: string
}

export type ParsedAddress =
  { kind: 'address'; address: Address } | { kind: 'invalid'; fields: FieldErrors }

const MISSING: Readonly<Record<AddressField['name'], string>> = {
  street: 'Write the street and number.',
  street_2: 'Write this as text.',
  postal_code: 'Write the postcode.',
  city: 'Write the city.',
  state: 'Write the state or province.',
  country: 'Choose a country.',
}

const MOST: Readonly<Record<AddressField['name'], number>> = {
  street: 200,
  street_2: 200,
  postal_code: 16,
  city: 100,
  state: 100,
  country: 2,
}

/** Fields the country does not have are left out; every invalid one is named "address.…". */
export function parseAddress(value: unknown): ParsedAddress {
  const given = isRecord(value) ? value : {}
  const errors: FieldErrors = {}
  const country = unwrap(parseCountryCode(given.country), { path: 'address.country', errors })

  const texts = new Map<string, string | null>()
  for (const field of addressFieldsFor(country ?? '')) {
    if (field.name === 'country') continue
    const parsed = parseField(field, given[field.name])
    texts.set(field.name, unwrap(parsed, { path: `address.${field.name}`, errors }))
  }

  if (hasErrors(errors)) return { kind: 'invalid', fields: errors }
  return {
    kind: 'address',
    address: {
      street: texts.get('street') ?? '',
      street_2: texts.get('street_2') ?? null,
      postal_code: texts.get('postal_code') ?? null,
      city: texts.get('city') ?? '',
      state: texts.get('state') ?? null,
      country: country ?? '',
    },
  }
}

export function parseCountryCode(value: unknown): Parsed<string> {
  const country = findCountry(typeof value === 'string' ? value.trim().toUpperCase() : value)
  return country ? ok(country.code) : invalid(MISSING.country)
}

function parseField({ name, required }: AddressField, value: unknown): Parsed<string | null> {
  const most = MOST[name]
  if (!required) return parseOptionalText(value, most)
  return parseText(value, { missing: MISSING[name], most })
}
