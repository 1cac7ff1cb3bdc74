import { parseOptionalText } from '../customer/parse-text'
import { unwrap } from '../customer/parsed'
import { isRecord, type UnknownRecord } from '../is-record'
import type { ChosenAnswers } from '../licensing/answers/order-question'
import { plainCode } from '../pricing/discounts/coupon'
import type { FieldErrors } from '../shop-error'
import { isKey } from './parse-licence-choices'

/** Choices about the price. What is undefined stays as it is; null takes it out. */
export type PriceChoices = {
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

export function parsePriceChoices(given: UnknownRecord, errors: FieldErrors): PriceChoices {
  const read = (path: string, most: number) =>
    given[path] === undefined
      ? undefined
      : unwrap(parseOptionalText(given[path], most), { path, errors })
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
