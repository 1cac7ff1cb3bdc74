import type { Payload } from 'payload'
import { nextAskAfterMs, type VatCheck } from '@/domain/tax/vat-check'
import { env } from '@/env'
import type { VatCheck as VatCheckRow } from '@/payload-types'
import { idOf } from '../id-of'
import { recordOrderEvent } from '../orders/history/order-event-records'
import { findOrder } from '../orders/order-records'
import { runFewAtOnce } from '../run-few-at-once'
import { notifyStaff } from '../staff/notices/notify-staff'
import { askOnce } from './look-up-vat-id'
import { claimDueCheck, closeCheck, findDueChecks, storeCheckOfOrder } from './vat-check-records'

const AT_ONCE = 3
const LAST_WAIT_MS = 24 * 3_600_000

/** Asks VIES for the numbers it gave no answer for, at growing intervals for about a week. */
export async function askAgain(payload: Payload, now = new Date()): Promise<void> {
  if (env.viesUrl === null) return
  const rows = await findDueChecks(payload, now)
  await runFewAtOnce(rows, { atOnce: AT_ONCE, work: (row) => askFor(payload, row, now) })
}

async function askFor(payload: Payload, row: VatCheckRow, now: Date): Promise<void> {
  const wait = nextAskAfterMs((row.attempts ?? 0) + 1)
  const nextAt = new Date(now.getTime() + (wait ?? LAST_WAIT_MS))
  if (!(await claimDueCheck(payload, row, nextAt))) return

  const order = row.order ? await findOrder(payload, idOf(row.order)) : null
  if (!order) return
  if (order.state === 'cancelled')
    return closeCheck(payload, order.id, { state: 'given_up', check: null })

  const check = await askOnce(payload, row.vatid ?? '', now)
  if (check.valid !== null) return keepAnswer(payload, order.id, check)
  if (wait !== null) return
  await notifyStaff(payload, { kind: 'staff_vat_id', about: order.id })
  await closeCheck(payload, order.id, { state: 'given_up', check })
}

/** The row is closed last: a crash in between is made good by the next run. */
async function keepAnswer(payload: Payload, order: string, check: VatCheck): Promise<void> {
  await storeCheckOfOrder(payload, order, check)
  await recordOrderEvent(payload, {
    order,
    kind: check.valid ? 'vat_check_valid' : 'vat_check_denied',
    by: 'shop',
    why: check.valid ? 'VIES knows the VAT number.' : 'VIES does not know the VAT number.',
    details: { consultationNumber: check.consultationNumber, at: check.at },
    key: 'vat-check-answered',
  })
  if (!check.valid) await notifyStaff(payload, { kind: 'staff_vat_id', about: order })
  await closeCheck(payload, order, { state: 'answered', check })
}
