import { isRecord } from '../is-record'
import { parseLicenceNumber } from '../order/numbers'
import { type FieldErrors, InvalidRequest } from '../shop-error'
import type { CartLineRequest } from './cart-request'
import { parseLicenceChoices, parseStyleIds, parseWithout } from './parse-cart-lines'

type UpgradeRequest = { number: string; wanted: CartLineRequest }

/** POST /api/order/upgrade: the licence, and what is wanted beside what it holds. */
export function parseUpgradeRequest(body: unknown): UpgradeRequest {
  const given = isRecord(body) ? body : {}
  const fields: FieldErrors = {}
  const number = readLicenceNumber(given.licence)
  if (number === null) fields.licence = 'Name the licence by its number: KX-7Q4M-RT.'
  const styles = isEmpty(given.styles) ? [] : parseStyleIds(given.styles, 'styles', fields)
  const licences = isEmpty(given.licences)
    ? []
    : parseLicenceChoices(given.licences, 'licences', fields)

  const isFull = parseWithout(given.without_audience, 'without_audience', fields)

  if (number === null || Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  return { number, wanted: { styles, licences, ...(isFull ? { withoutAudience: true } : {}) } }
}

export function readLicenceNumber(value: unknown): string | null {
  return typeof value === 'string' ? parseLicenceNumber(value.slice(0, 40)) : null
}

/** Nothing more of it is wanted. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
