import type { Payload } from 'payload'
import { LicenceHasEnded, LicenceIsReplaced, NotFound } from '@/domain/request-error'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { runExclusive } from '../../run-exclusive'
import { recordOrderEvent } from '../history/order-event-records'
import type { StaffMember } from '../refunds/refund-order'
import { followWithGrants, isEndedByPayment } from './end-licences'
import { revokeLicence } from './licence-end-records'
import { findLicence } from './licence-records'

export type ByHand = { order: string; licence: string; reason: string; user: StaffMember }

/**
 * Ends one licence at the word of staff: the licence with its reason, then its downloads, then the history. Asked for twice it has
 * ended once, and what a crash left undone is done by the next call. No money moves, and a licence that it replaced stays replaced.
 */
export function revokeByHand(payload: Payload, wish: ByHand): Promise<void> {
  return runExclusive(`licence ${wish.licence}`, async () => {
    const { licence: id, reason, user } = wish
    const before = await licenceOfOrder(payload, wish)
    if (before.supersededBy && before.state === 'superseded')
      throw new LicenceIsReplaced(before.supersededBy)

    const at = new Date().toISOString()
    await revokeLicence(payload, id, { at, reason, from: ['active', 'expired'] })
    const now = await licenceOfOrder(payload, wish)
    if (now.state !== 'revoked' || isEndedByPayment(now)) throw new LicenceHasEnded()
    await followWithGrants(payload, now)
    await recordOrderEvent(payload, {
      ...{ order: wish.order, kind: 'licence_revoked', by: 'staff', user: user.id },
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
