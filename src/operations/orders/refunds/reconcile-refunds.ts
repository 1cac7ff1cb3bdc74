import type { Payload } from 'payload'
import type { Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { followPayment } from './follow-payment'
import { claimRefund, findDueRefunds, REFUNDS_AT_A_TIME } from './refund-records'

/** A refund that fails, or whose process ends, is taken up again after this long. */
const CLAIM_MS = 5 * 60_000

/** Takes up every refund and dispute of which something is left to do: after a crash, a lost answer, or days at a bank. */
export async function reconcileRefunds(payload: Payload, now = new Date()): Promise<void> {
  for (;;) {
    const due = await findDueRefunds(payload, now)
    for (const refund of due) await takeUp(payload, refund, now)
    if (due.length < REFUNDS_AT_A_TIME) return
  }
}

async function takeUp(payload: Payload, refund: Refund, now: Date): Promise<void> {
  if (!(await claimRefund(payload, refund, new Date(now.getTime() + CLAIM_MS)))) return
  try {
    await followPayment(payload, idOf(refund.order))
  } catch (error) {
    payload.logger.error({ err: error, msg: `Refund ${refund.id} could not be followed` })
  }
}
