import { parseEmailAddress } from '../customer/email-address'
import {
  invalid,
  type Parsed,
  parseName,
  parseOptionalName,
  parseOptionalText,
  unwrap,
} from '../customer/parse-text'
import { isRecord, type UnknownRecord } from '../is-record'
import type { ChosenAnswers } from '../licensing/answers/order-question'
import { parseLicenceNumber } from '../order/numbers'
import { ownValue } from '../own-value'
import { plainCode } from '../pricing/coupon'
import { type FieldErrors, InvalidRequest } from '../shop-error'
import type { CartLineRequest, Licensee } from './cart-request'
import {
  isKey,
  parseCartLines,
  parseLicenceChoices,
  parseStyleIds,
  parseWithout,
} from './parse-cart-lines'

/** POST /api/order. What is undefined stays as it is. */
export type CartChange = PriceChoices & {
  lines: CartLineRequest[] | undefined
  licensee: Licensee | null | undefined
  /** null: that of account. */
  currency: string | null | undefined
}

type CartRequest =
  | { kind: 'create'; change: CartChange }
  | { kind: 'replace'; cartKey: string; revision: number; change: CartChange }
  | { kind: 'invalid'; fields: FieldErrors }

export function parseCartRequest(body: unknown): CartRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const cartKey = readCartKey(given.cart_key)
  const change = {
    lines: readLines(given.lines, { isNeeded: cartKey === null, errors }),
    licensee: given.licensee === undefined ? undefined : parseLicensee(given.licensee, errors),
    currency: readCurrency(given.currency, errors),
    ...parsePriceChoices(given, errors),
  }
  const revision = cartKey === null ? 0 : readRevision(given.revision, errors)

  if (Object.keys(errors).length > 0) return { kind: 'invalid', fields: errors }
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
  { isNeeded, errors }: { isNeeded: boolean; errors: FieldErrors },
): CartLineRequest[] | undefined {
  if (value === undefined && !isNeeded) return undefined
  const parsed = parseCartLines(value)
  if (parsed.kind === 'lines') return parsed.lines
  Object.assign(errors, parsed.fields)
  return undefined
}

/** Whether the shop has prices in it is known later. */
function readCurrency(value: unknown, errors: FieldErrors): string | null | undefined {
  if (value === undefined || value === null) return value
  if (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) return value
  errors.currency = 'Name a currency by its three letters: EUR.'
  return undefined
}

function readRevision(value: unknown, errors: FieldErrors): number {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  errors.revision = 'Send the revision the cart was read at.'
  return 0
}

/** Choices about the price. What is undefined stays as it is; null takes it out. */
type PriceChoices = {
  /** As codes are compared. */
  coupon: string | null | undefined
  /** The key of an audience. */
  audience: string | null | undefined
  /** The buyer's own number for the order. */
  purchaseOrder: string | null | undefined
  /** What the buyer wants noted with the order. */
  note: string | null | undefined
  /** To the questions asked once an order: the key of the answer by that of its question. */
  answers: ChosenAnswers | null | undefined
}

const LONGEST_CODE = 60

const LONGEST_NUMBER = 60

const LONGEST_NOTE = 500

const MOST_ANSWERS = 20

function parsePriceChoices(given: UnknownRecord, errors: FieldErrors): PriceChoices {
  const read = (path: string, most: number) =>
    ownValue(given, path) === undefined
      ? undefined
      : unwrap(parseOptionalText(ownValue(given, path), most), { path, errors })
  const coupon = read('coupon', LONGEST_CODE)

  return {
    coupon: coupon && plainCode(coupon),
    audience: read('audience', LONGEST_CODE),
    purchaseOrder: read('purchase_order', LONGEST_NUMBER),
    note: read('note', LONGEST_NOTE),
    answers: readAnswers(given.order_answers, errors),
  }
}

/** Whether the shop asks this, and offers this answer, is known later. */
function readAnswers(value: unknown, errors: FieldErrors): ChosenAnswers | null | undefined {
  if (value === undefined || value === null) return value
  const entries = isRecord(value) ? Object.entries(value) : null
  const isMap =
    entries && entries.length <= MOST_ANSWERS && entries.every((pair) => pair.every(isKey))
  if (isMap) return Object.fromEntries(entries) as ChosenAnswers
  errors.order_answers = 'Answers are the keys of answers, each by the key of its question.'
  return undefined
}

/** Yourself or your client; errors are noted as "licensee.name". Absent or null: nobody named. */
export function parseLicensee(value: unknown, errors: FieldErrors): Licensee | null {
  if (value === undefined || value === null) return null
  if (isRecord(value) && value.kind === 'self') return { kind: 'self' }
  if (!isRecord(value) || value.kind !== 'client') {
    return unwrap(invalid('Say who the licence is for: yourself or a client.'), {
      path: 'licensee.kind',
      errors,
    })
  }

  const name = unwrap(parseName(value.name, 'Write your client’s name.'), {
    path: 'licensee.name',
    errors,
  })
  const company = unwrap(parseOptionalName(value.company), { path: 'licensee.company', errors })
  const email = unwrap(parseOptionalEmail(value.email), { path: 'licensee.email', errors })

  return {
    kind: 'client',
    name: name ?? '',
    ...(company !== null && { company }),
    ...(email !== null && { email }),
  }
}

function parseOptionalEmail(value: unknown): Parsed<string | null> {
  const text = parseOptionalText(value, 400)
  if (text.kind === 'ok' && text.value === null) return text
  return parseEmailAddress(value)
}

/** POST /api/order/upgrade: the licence, and what is wanted beside what it holds. */
export function parseUpgradeRequest(body: unknown): { number: string; wanted: CartLineRequest } {
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
