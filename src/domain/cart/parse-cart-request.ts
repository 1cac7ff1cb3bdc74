import { isRecord, type UnknownRecord } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'
import type { CartLineRequest, Licensee } from './cart-request'
import { parseCartLines } from './parse-cart-lines'
import { parseLicensee } from './parse-licensee'

/** POST /api/order. What is undefined stays as it is. */
export type CartChange = {
  lines: CartLineRequest[] | undefined
  licensee: Licensee | null | undefined
}

export type CartRequest =
  | { kind: 'create'; change: CartChange }
  | { kind: 'replace'; cartKey: string; revision: number; change: CartChange }
  | { kind: 'faults'; fields: FieldFaults }

export function parseCartRequest(body: unknown): CartRequest {
  const given = isRecord(body) ? body : {}
  const faults: FieldFaults = {}
  const cartKey = readCartKey(given.cart_key)
  const change = {
    lines: readLines(given.lines, { isNeeded: cartKey === null, faults }),
    licensee: given.licensee === undefined ? undefined : parseLicensee(given.licensee, faults),
  }
  refuseWhatIsNotOffered(given, faults)
  const revision = cartKey === null ? 0 : readRevision(given.revision, faults)

  if (Object.keys(faults).length > 0) return { kind: 'faults', fields: faults }
  if (cartKey === null) return { kind: 'create', change }
  return { kind: 'replace', cartKey, revision, change }
}

/** null: none given. A key that is no text is like any other that nobody knows. */
export function readCartKey(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

function readLines(
  value: unknown,
  { isNeeded, faults }: { isNeeded: boolean; faults: FieldFaults },
): CartLineRequest[] | undefined {
  if (value === undefined && !isNeeded) return undefined
  const parsed = parseCartLines(value)
  if (parsed.kind === 'lines') return parsed.lines
  Object.assign(faults, parsed.fields)
  return undefined
}

function readRevision(value: unknown, faults: FieldFaults): number {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  faults.revision = 'Send the revision the cart was read at.'
  return 0
}

function refuseWhatIsNotOffered(given: UnknownRecord, faults: FieldFaults): void {
  if (isGiven(given.coupon)) faults.coupon = 'This shop has no coupons at present.'
  if (isGiven(given.audience)) faults.audience = 'This shop has one price for everyone.'
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
