import type { AddressField } from '../cart/priced-cart'

/** Where letters find their way without a postal code. */
const WITHOUT_POSTAL_CODE = setOf(`
  AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN
  KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`)

/** Where a postal code exists and many letters go without. */
const WITH_OPTIONAL_POSTAL_CODE = setOf(`
  BB CL CO GT HN IE JM JO LB LC MU NA NG NI PA PE PY SN SO SV TT TZ VC VG`)

/** What the part of the country is called, where an address is not complete without it. */
const STATE_LABELS: Readonly<Record<string, string>> = {
  AE: 'Emirate',
  AR: 'Province',
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  CN: 'Province',
  ID: 'Province',
  IN: 'State',
  JP: 'Prefecture',
  MX: 'State',
  MY: 'State',
  NG: 'State',
  US: 'State',
  VE: 'State',
}

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
  const label = POSTAL_CODE_LABELS[country] ?? 'Postcode'
  const required = !WITH_OPTIONAL_POSTAL_CODE.has(country)
  return [{ name: 'postal_code', label, required }]
}

function stateFor(country: string): AddressField[] {
  const label = STATE_LABELS[country]
  return label ? [{ name: 'state', label, required: true }] : []
}

function setOf(codes: string): ReadonlySet<string> {
  return new Set(codes.trim().split(/\s+/))
}
