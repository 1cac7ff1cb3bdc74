import { hasErrors } from '../customer/parse-text'
import { isRecord } from '../is-record'
import { type FieldErrors, InvalidRequest, rulesOf } from '../shop-error'
import { parseReason } from './parse-staff-act'
import type { Seller } from './seller'
import SAID from './transfer.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** Where to send the money, and what to write with it. */
export type TransferAccount = {
  holder: string
  bank: string
  /** In groups of four, as people read it. */
  iban: string
  bic: string
  amount: number
  currency: string
  reference: string
  due_at: string
}

type AwaitedOrder = { number: string; total: number; currency: string; dueAt: string }

/** null: the order's seller has named no account. */
export function transferAccount(
  { bank }: Pick<Seller, 'bank'>,
  { number, total, currency, dueAt }: AwaitedOrder,
): TransferAccount | null {
  if (!bank) return null
  return {
    holder: bank.holder,
    bank: bank.name,
    bic: bank.bic,
    iban: inGroups(bank.iban),
    amount: total,
    currency,
    reference: number,
    due_at: dueAt,
  }
}

function inGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

const DAY_MS = 24 * 3_600_000

/** Banks take their time: so long after its day an order still waits, and its buyer has been reminded. */
const GRACE_MS = 7 * DAY_MS

export type TransferTime = 'waiting' | 'overdue' | 'given_up'

export function transferTimeAt(dueAt: string, now: Date): TransferTime {
  const late = now.getTime() - Date.parse(dueAt)
  if (late < 0) return 'waiting'
  return late < GRACE_MS ? 'overdue' : 'given_up'
}

/** When an order that is not paid by then closes. */
export function closesAt(dueAt: string): Date {
  return new Date(Date.parse(dueAt) + GRACE_MS)
}

export function dueAfter(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

type Awaited = { state: string; provider?: string | null; transferDueAt?: string | null }

/** Whether an order waits for a transfer that should have come by now. */
export function isOverdue({ state, provider, transferDueAt }: Awaited, now: Date): boolean {
  const waits = state === 'awaiting_payment' && provider === 'transfer'
  return waits && Boolean(transferDueAt) && transferTimeAt(transferDueAt ?? '', now) !== 'waiting'
}

/** What staff saw on the account. */
export type ReceivedTransfer = { amount: number; receivedOn: string; reason: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function parseReceived(body: unknown): ReceivedTransfer {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const amount = Number.isSafeInteger(given.amount) ? Number(given.amount) : 0
  if (amount < 1) errors.amount = 'Write the amount that came.'
  const receivedOn = typeof given.received_on === 'string' ? given.received_on : ''
  const isDay = DAY.test(receivedOn) && !Number.isNaN(Date.parse(receivedOn))
  if (!isDay) errors.received_on = 'Write the day on which it came.'
  const reason = parseReason(given.reason)
  if (!reason) errors.reason = 'Write why, for whoever reads this later.'

  if (hasErrors(errors) || !reason) throw new InvalidRequest(errors)
  return { amount, receivedOn, reason }
}

export class TransfersAreNotTaken extends refused('transfers_not_taken', 409) {}

export class OrderAwaitsTransfer extends refused('awaits_transfer', 409) {}

export class OrderIsNoTransfer extends refused('no_transfer', 409) {}
