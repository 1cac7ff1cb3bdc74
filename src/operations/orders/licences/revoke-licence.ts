import type { Payload } from 'payload'
import { isGivenBack } from '@/domain/order/refund/refund-ledger'
import {
  LicenceEndedWithPayment,
  LicenceHasEnded,
  LicenceIsReplaced,
  NotFound,
} from '@/domain/request-error'
import type { Licence, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { revokeLicence } from '../../records/licence-changes'
import { findLicence } from '../../records/licences'
import { recordOrderEvent } from '../../records/order-events'
import { findRefundsOfOrder, linesOf } from '../../records/refunds'
import { runExclusive } from '../../concurrency'
import type { StaffMember } from '../refunds/refund-order'
import { restoreOne } from '../upgrades/follow-upgrades'
import { followWithGrants, isEndedByPayment } from './end-licences'

type ByHand = { order: string; licence: string; reason: string; user: StaffMember }

/**
 * Ends one licence at the word of staff: the licence with its reason, then its downloads, then the history. Asked for twice it has
 * ended once, and what a crash left undone is done by the next call. No money moves, and a licence that it replaced stays replaced.
 */
export function revokeByHand(payload: Payload, wish: ByHand): Promise<void> {
  return runExclusive(`licence ${wish.licence}`, async () => {
    const { licence: id, reason, user } = wish
    const before = await licenceOfOrder(payload, wish)
    if (before.supersededBy && before.state === 'superseded')
      throw new LicenceIsReplaced({ by: before.supersededBy })

    const at = new Date().toISOString()
    await revokeLicence(payload, id, { at, reason, from: ['active', 'expired'] })
    const now = await licenceOfOrder(payload, wish)
    if (now.state !== 'revoked' || isEndedByPayment(now)) throw new LicenceHasEnded()
    await followWithGrants(payload, now)
    await recordOrderEvent(payload, {
      order: wish.order,
      kind: 'licence_revoked',
      by: 'staff',
      user: user.id,
      why: now.revokedReason ?? reason,
      details: { licence: now.number, user: user.email },
      key: `licence_revoked:${id}:${now.revokedAt}`,
    })
  })
}

export async function licenceOfOrder(
  payload: Payload,
  { order, licence: id }: Pick<ByHand, 'order' | 'licence'>,
): Promise<Licence> {
  const licence = await findLicence(payload, { id: { equals: id } })
  if (!licence || idOf(licence.order) !== order) throw new NotFound('licence')
  return licence
}

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
      order,
      kind: 'licence_restored',
      by: 'staff',
      user: user.id,
      why: reason,
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
