import { hasErrors } from '../../customer/parsed'
import { isRecord } from '../../is-record'
import { parseReason } from '../refund/parse-refund-request'
import type { FieldErrors } from '../../shop-error'

/** What staff saw on the account. */
export type ReceivedTransfer = { amount: number; receivedOn: string; reason: string }

export type ParsedReceived =
  ({ kind: 'received' } & ReceivedTransfer) | { kind: 'invalid'; fields: FieldErrors }

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function parseReceived(body: unknown): ParsedReceived {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const amount = Number.isSafeInteger(given.amount) ? Number(given.amount) : 0
  if (amount < 1) errors.amount = 'Write the amount that came.'
  const receivedOn = typeof given.received_on === 'string' ? given.received_on : ''
  const isDay = DAY.test(receivedOn) && !Number.isNaN(Date.parse(receivedOn))
  if (!isDay) errors.received_on = 'Write the day on which it came.'
  const reason = parseReason(given.reason)
  if (!reason) errors.reason = 'Write why, for whoever reads this later.'

  if (hasErrors(errors) || !reason) return { kind: 'invalid', fields: errors }
  return { kind: 'received', amount, receivedOn, reason }
}
