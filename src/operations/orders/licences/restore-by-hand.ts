import type { Payload } from 'payload'
import { isGivenBack } from '@/domain/order/refund/refund-ledger'
import { LicenceEndedWithPayment } from '@/domain/request-error'
import type { Licence, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { runExclusive } from '../../run-exclusive'
import { recordOrderEvent } from '../history/order-event-records'
import { findRefundsOfOrder, linesOf } from '../refunds/refund-records'
import { restoreOne } from '../upgrades/follow-upgrades'
import { isEndedByPayment } from './end-licences'
import { licenceOfOrder, type ByHand } from './revoke-by-hand'

/** Takes a revocation back, with its downloads; only one by hand, and only while its money is here. Repeated, nothing is left to do. */
export function restoreByHand(payload: Payload, wish: ByHand): Promise<void> {
  return runExclusive(`licence ${wish.licence}`, async () => {
    const licence = await licenceOfOrder(payload, wish)
    if (licence.state !== 'revoked') return
    const refunds = await findRefundsOfOrder(payload, wish.order)
    if (!mayComeBack(licence, refunds)) throw new LicenceEndedWithPayment()

    const { order, reason, user } = wish
    // Written down first: a crash in between leaves a licence that the next call restores.
    await recordOrderEvent(payload, {
      ...{ order, kind: 'licence_restored', by: 'staff', user: user.id, why: reason },
      details: { licence: licence.number, user: user.email },
      key: `licence_restored:${licence.id}:${licence.revokedAt}`,
    })
    await restoreOne(payload, licence, [licence.revokedReason ?? ''])
  })
}

/** `refunds`: of its order. */
export function mayComeBack(licence: Licence, refunds: Refund[]): boolean {
  if (licence.state !== 'revoked' || isEndedByPayment(licence)) return false
  const line = (licence.linekey ?? '').slice(idOf(licence.order).length + 1)
  const paidBack = refunds.filter((row) => row.licences === 'revoked' && isGivenBack(row))
  return !paidBack.some((row) => linesOf(row)?.includes(line) ?? true)
}
