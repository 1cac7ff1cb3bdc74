import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

type End = { at: string; reason: string; from?: Licence['state'][] }

/** One guarded write: false when the licence had ended before. */
export function revokeLicence(
  payload: Payload,
  id: string,
  { at, reason, from = ['active', 'superseded', 'expired'] }: End,
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'licences',
    where: { and: [{ id: { equals: id } }, { state: { in: from } }] },
    data: { state: 'revoked', revokedAt: at, revokedReason: reason },
  })
}

/** One that ended with another ends for its own sake, too. */
export async function changeReason(
  payload: Payload,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await compareAndSet(payload, {
    collection: 'licences',
    where: { and: [{ id: { equals: id } }, { revokedReason: { equals: from } }] },
    data: { revokedReason: to },
  })
}

/** Only what ended for this reason. */
export function restoreLicence(
  payload: Payload,
  id: string,
  { reasons, state }: { reasons: string[]; state: 'active' | 'superseded' },
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'licences',
    where: {
      and: [
        { id: { equals: id } },
        { state: { equals: 'revoked' } },
        { revokedReason: { in: reasons } },
      ],
    },
    data: { state, revokedAt: null, revokedReason: null },
  })
}

/** At the same moment as its licence: so it is known by which of the two staff revoked it by hand. */
export async function revokeGrant(payload: Payload, id: string, at: string): Promise<void> {
  await compareAndSet(payload, {
    collection: 'grants',
    where: { and: [{ id: { equals: id } }, { revokedAt: { exists: false } }] },
    data: { revokedAt: at },
  })
}

export async function restoreGrant(payload: Payload, id: string, at: string): Promise<void> {
  await compareAndSet(payload, {
    collection: 'grants',
    where: { and: [{ id: { equals: id } }, { revokedAt: { equals: at } }] },
    data: { revokedAt: null },
  })
}

export async function setPaused(payload: Payload, id: string, at: Date | null): Promise<void> {
  await compareAndSet(payload, {
    collection: 'grants',
    where: { id: { equals: id } },
    data: { pausedAt: at ? at.toISOString() : null },
  })
}
