import type { Payload } from 'payload'
import { isDispute, isGivenBack, isOpenDispute } from '@/domain/order/refund/refund-ledger'
import type { Licence, Order, Refund } from '@/payload-types'
import { findLicencesOfOrder } from '../../records/licences'
import { findOrder } from '../../records/orders'
import { endRefund, findRefundsOfOrder, linesOf } from '../../records/refunds'
import { findUpgradesOf, writePaid } from '../../records/upgraded-licences'
import {
  ENDED_BY_DISPUTE,
  ENDED_BY_REFUND,
  endLicences,
  restoreLicences,
} from '../licences/end-licences'
import { readPaid } from '../upgrades/read-upgradable'
import { tellOfRefund } from './notify-of-refund'

const DAY_MS = 24 * 3_600_000

/**
 * Does what follows from each row that has news: licences, documents, history, mails. Each is done once under a key of its own,
 * and the row stays due until all of it is done: a crash in between is repaired by the next call.
 */
export async function completeRefunds(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId)
  const rows = await findRefundsOfOrder(payload, orderId)
  const due = rows.filter((row) => order && isDue(row, order))
  if (!order || due.length === 0) return

  await applyToLicences(payload, order, rows)
  for (const row of due) {
    await tellOfRefund(payload, { order, row })
    const again = isUndecided(row) || order.state === 'needs_review'
    await endRefund(payload, row, again ? new Date(Date.now() + DAY_MS) : null)
  }
}

/** Of an order under review nothing is done for good: staff may accept it, and what went back before needs its credit note then. */
function isDue(row: Refund, { state }: Order): boolean {
  if (row.state === 'requested' && !isOpenDispute(row)) return false
  return Boolean(row.dueAt) || (state === 'needs_review' && isGivenBack(row))
}

/** A bank takes days, or months: the provider is asked again, should its word be lost. */
function isUndecided({ state }: Refund): boolean {
  return state === 'pending' || state === 'requested'
}

/** Which licences have ended follows from all rows together: one refund may fail after another has ended the same licence. */
async function applyToLicences(payload: Payload, order: Order, rows: Refund[]): Promise<void> {
  const ending = rows.filter((row) => row.licences === 'revoked' && isGivenBack(row))
  for (const row of ending) {
    const reason = isDispute(row) ? ENDED_BY_DISPUTE : ENDED_BY_REFUND
    await endLicences(payload, { order: order.id, lines: linesOf(row), reason })
  }
  const all = order.lines.map(({ id }) => id)
  const ended = new Set(ending.flatMap((row) => linesOf(row) ?? all))
  const lines = all.filter((line) => !ended.has(line))
  if (lines.length > 0) await restoreLicences(payload, { order: order.id, lines })
  await keepPaid(payload, order.id)
}

/** What is left of what was paid for an order's licences, and for all that was made of them. Safe to repeat. */
async function keepPaid(payload: Payload, order: string): Promise<void> {
  for (const licence of await findLicencesOfOrder(payload, order)) await keep(payload, licence)
}

async function keep(payload: Payload, licence: Licence): Promise<void> {
  await writePaid(payload, licence.number, await readPaid(payload, licence))
  for (const upgrade of await findUpgradesOf(payload, licence.number)) await keep(payload, upgrade)
}
