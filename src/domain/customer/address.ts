import type { AddressField } from '../cart/priced-cart'
import { isRecord } from '../is-record'
import { ownValue } from '../own-value'
import type { FieldErrors } from '../shop-error'
import { findCountry } from './country'
import {
  hasErrors,
  invalid,
  ok,
  type Parsed,
  parseOptionalText,
  parseText,
  unwrap,
} from './parse-text'
import stateLabels from './state-labels.json' with { type: 'json' }

export type Address = {
  street: string
  street_2: string | null
  /** null: this country has none, or none was given where it is not needed. */
  postal_code: string | null
  city: string
  state: string | null
  country: string
}

/** Of a buyer who gave none. */
export const NO_ADDRESS: Address = {
  street: '',
  street_2: null,
  postal_code: null,
  city: '',
  state: null,
  country: '',
}

type Kept = Partial<Record<string, string | null>> | null | undefined

/** A place as a form begins with it: the country by itself, and the lines that were given. */
export function placeToType(
  { address, vatId }: { address?: Kept; vatId?: string | null },
  usual = '',
): { country: string; vat_id: string; address: Record<string, string> } {
  const { country, ...lines } = address ?? {}
  const given = Object.entries(lines).filter((line): line is [string, string] => Boolean(line[1]))
  return { country: country ?? usual, vat_id: vatId ?? '', address: Object.fromEntries(given) }
}

type ParsedAddress =
  { kind: 'address'; address: Address } | { kind: 'invalid'; fields: FieldErrors }

const MISSING: Readonly<Record<AddressField['name'], string>> = {
  street: 'Write the street and number.',
  street_2: 'Write this as text.',
  postal_code: 'Write the postcode.',
  city: 'Write the city.',
  state: 'Write the state or province.',
  country: 'Choose a country.',
}

export const LONGEST_POSTAL_CODE = 16

const MOST: Readonly<Record<AddressField['name'], number>> = {
  street: 200,
  street_2: 200,
  postal_code: LONGEST_POSTAL_CODE,
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

/** Where letters find their way without a postal code. */
const WITHOUT_POSTAL_CODE = setOf(`
  AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN
  KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`)

/** Where a postal code exists and many letters go without. */
const WITH_OPTIONAL_POSTAL_CODE = setOf(`
  BB CL CO GT HN IE JM JO LB LC MU NA NG NI PA PE PY SN SO SV TT TZ VC VG`)

/** What the part of the country is called, where an address is not complete without it. */
const STATE_LABELS: Readonly<Record<string, string>> = stateLabels

const POSTAL_CODE_LABELS: Readonly<Record<string, string>> = {
  BR: 'CEP',
  CA: 'Postal code',
  IE: 'Eircode',
  IN: 'PIN code',
  PH: 'ZIP code',
  US: 'ZIP code',
}

/** The fields an address of this country has, in the order one writes them. */
export function addressFieldsFor(country: string): AddressField[] {
  return [
    { name: 'street', label: 'Street and number', required: true },
    { name: 'street_2', label: 'Building, floor, care of', required: false },
    ...postalCodeFor(country),
    { name: 'city', label: 'City', required: true },
    ...stateFor(country),
    { name: 'country', label: 'Country', required: true },
  ]
}

function postalCodeFor(country: string): AddressField[] {
  if (WITHOUT_POSTAL_CODE.has(country)) return []
  const label = ownValue(POSTAL_CODE_LABELS, country) ?? 'Postcode'
  const required = !WITH_OPTIONAL_POSTAL_CODE.has(country)
  return [{ name: 'postal_code', label, required }]
}

function stateFor(country: string): AddressField[] {
  const label = ownValue(STATE_LABELS, country)
  return label ? [{ name: 'state', label, required: true }] : []
}

function setOf(codes: string): ReadonlySet<string> {
  return new Set(codes.trim().split(/\s+/))
}
