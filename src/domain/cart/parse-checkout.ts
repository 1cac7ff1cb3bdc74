import { parseAddress, type Address } from '../customer/parse-address'
import { parsePerson, type Person } from '../customer/parse-person'
import { hasFaults, isRecord } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'
import type { Licensee } from './cart-request'
import { readCartKey } from './parse-cart-request'
import { parseLicensee } from './parse-licensee'

export type Checkout = Person & {
  cartKey: string
  address: Address
  /** null: none named here; the cart's stands. */
  licensee: Licensee | null
  acceptedEulas: string[]
  quoteHash: string
}

export type ParsedCheckout =
  { kind: 'checkout'; checkout: Checkout } | { kind: 'faults'; fields: FieldFaults }

const MOST_EULAS = 100

/** POST /api/order/checkout: every faulty field at once, each under its path. */
export function parseCheckout(body: unknown): ParsedCheckout {
  const given = isRecord(body) ? body : {}
  const faults: FieldFaults = {}
  const person = parsePerson(given, faults)
  const parsedAddress = parseAddress(given.address)
  if (parsedAddress.kind === 'faults') Object.assign(faults, parsedAddress.fields)
  const licensee = parseLicensee(given.licensee, faults)
  const acceptedEulas = readAcceptedEulas(given.accepted_eulas, faults)
  const quoteHash = readQuoteHash(given.quote_hash, faults)

  if (person === null || parsedAddress.kind === 'faults' || hasFaults(faults)) {
    return { kind: 'faults', fields: faults }
  }
  return {
    kind: 'checkout',
    checkout: {
      cartKey: readCartKey(given.cart_key) ?? '',
      ...person,
      address: parsedAddress.address,
      licensee,
      acceptedEulas,
      quoteHash,
    },
  }
}

/** Licence texts a cart needs and nobody accepted: a fault of the field, or nothing. */
export function faultsOfEulas(needed: readonly string[], accepted: readonly string[]): FieldFaults {
  const isComplete = needed.every((id) => accepted.includes(id))
  return isComplete ? {} : { accepted_eulas: 'Accept the licence texts to go on.' }
}

function readAcceptedEulas(value: unknown, faults: FieldFaults): string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_EULAS
  if (isList && value.every((id) => typeof id === 'string')) return value
  faults.accepted_eulas = 'Accept the licence texts to go on.'
  return []
}

function readQuoteHash(value: unknown, faults: FieldFaults): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value
  faults.quote_hash = 'Send the hash of the price you accept.'
  return ''
}
