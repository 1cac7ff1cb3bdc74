import type { Payload } from 'payload'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { GivenBack, LineValue } from '@/domain/order/refund/plan-refund'
import {
  isCreditHeld,
  isHeld,
  type RefundState,
  statesBefore,
} from '@/domain/order/refund/refund-ledger'
import type { Correction } from '@/domain/order/refund/correction'
import { say } from '@/domain/staff/german/in-german'
import type { Refund } from '@/payload-types'
import { compareAndSet } from './any-collection'
import { asRead, findAll, findById, findOne, insertKeyed } from './rows'

export type NewRefund = GivenBack & {
  /** The same request has the same key, however often it is sent. */
  refundkey: string
  order: string
  reason: string | null
  licences: 'kept' | 'revoked'
  by: string
  state: RefundState
  /** At the provider; absent until it answered. */
  refundid?: string
  card?: string | null
  failure?: string | null
  correction?: Correction
}

export const REFUNDS_AT_A_TIME = 100

/** The row of a refund, written before anybody is asked for it. */
export async function insertRefundOnce(
  payload: Payload,
  { lines, ...refund }: NewRefund,
  dueAt: Date,
): Promise<{ row: Refund; isNew: boolean }> {
  const data = { ...refund, lines, dueAt: dueAt.toISOString() }
  return insertKeyed(payload, 'refunds', { key: 'refundkey', data })
}

export function findRefund(payload: Payload, id: string): Promise<Refund | null> {
  return findRefundWith(payload, 'id', id)
}

export async function findRefundWith(
  payload: Payload,
  field: 'id' | 'refundkey' | 'refundid',
  value: string,
): Promise<Refund | null> {
  return findOne(payload, 'refunds', { where: { [field]: value } })
}

/** What staff call it: "F-2026-0012, 41.40 €". */
export async function titleOfRefund(payload: Payload, id: string, language: string) {
  const select = { order: true, amount: true, credit: true } as const
  const refund = await findById(payload, 'refunds', id, { depth: 1, select })
  if (!refund || typeof refund.order === 'string') return undefined
  const { number, currency } = refund.order
  return `${number}, ${say(language, moneyInWords(refund, currency))}`
}

/** The oldest first. */
export function findRefundsOfOrder(payload: Payload, order: string): Promise<Refund[]> {
  return findRefundsOfOrders(payload, [order])
}

export async function findRefundsOfOrders(payload: Payload, orders: string[]): Promise<Refund[]> {
  return findAll(payload, 'refunds', { where: { order: { in: orders } }, sort: 'createdAt' })
}

/** Those that wait longest first. */
export async function findDueRefunds(payload: Payload, now: Date): Promise<Refund[]> {
  const where = { dueAt: { less_than_equal: now.toISOString() } }
  return findAll(payload, 'refunds', { where, limit: REFUNDS_AT_A_TIME, sort: 'dueAt' })
}

export type RefundNews = Pick<NewRefund, 'state' | 'refundid' | 'card' | 'failure'>

/** What became of it, only ever onwards. What follows from it is due from now on. */
export function updateRefund(payload: Payload, id: string, news: RefundNews): Promise<boolean> {
  const change = { ...news, dueAt: new Date().toISOString() }
  return compareAndSet(payload, 'refunds', { id, state: { in: statesBefore(news.state) } }, change)
}

/** From now on its holder can spend its credit: once, and only as long as its money is gone. */
export function markCreditReturned(payload: Payload, { id }: Refund): Promise<boolean> {
  const still = { id, state: 'succeeded', creditAt: { exists: false } }
  return compareAndSet(payload, 'refunds', still, { creditAt: new Date().toISOString() })
}

/** Of several processes one takes what is due; the others look again when it may have ended. */
export function claimRefund(payload: Payload, refund: Refund, until: Date): Promise<boolean> {
  return setDue(payload, refund, until)
}

/** `again` null: nothing is left to do. false: it has changed meanwhile, and stays due. */
export function endRefund(payload: Payload, refund: Refund, again: Date | null): Promise<boolean> {
  return setDue(payload, refund, again)
}

function setDue(payload: Payload, { id, state, dueAt }: Refund, to: Date | null) {
  const still = { id, state, dueAt: asRead(dueAt) }
  return compareAndSet(payload, 'refunds', still, { dueAt: to && to.toISOString() })
}

/** What counts against an order's payment. */
export function heldOf(refunds: Refund[]): GivenBack[] {
  return refunds.filter(isCreditHeld).map((refund) => {
    const { amount, net, tax } = refund
    const credit = refund.credit ?? 0
    return isHeld(refund)
      ? { amount, net, tax, credit, lines: valuesOf(refund) }
      : { ...NO_MONEY, credit }
  })
}

const NO_MONEY = { amount: 0, net: 0, tax: 0, lines: null } as const

/** Ids of the order's lines that it is for; null: not by line. */
export function linesOf(refund: Pick<Refund, 'lines'>): string[] | null {
  return valuesOf(refund)?.map(({ id }) => id) ?? null
}

function valuesOf({ lines }: Pick<Refund, 'lines'>): LineValue[] | null {
  return Array.isArray(lines) ? (lines as LineValue[]) : null
}
