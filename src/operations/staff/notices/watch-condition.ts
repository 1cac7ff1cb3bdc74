import type { Payload } from 'payload'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { findSince, insertSince, removeSince } from './notice-records'
import { notifyStaff } from './notify-staff'

export type Condition = {
  kind: StaffNotice
  /** `isKnown`: it held when it was looked at last. */
  holds(payload: Payload, looking: { now: Date; isKnown: boolean }): Promise<boolean>
}

/** Tells staff of a condition once, however long it holds; and once more when it has ended and holds anew. */
export async function watchCondition(
  payload: Payload,
  { kind, holds }: Condition,
  now = new Date(),
): Promise<void> {
  const known = await findSince(payload, kind)
  if (await holds(payload, { now, isKnown: known !== null })) {
    const about = known ?? (await insertSince(payload, kind, now))
    await notifyStaff(payload, { kind, about })
  } else if (known !== null) {
    await removeSince(payload, kind)
  }
}
