import type { Payload } from 'payload'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { enqueueMail } from '../../mails/mail-records'
import { findStaffAddresses } from './notice-records'

/** Told again of the same, staff get no second mail: `about` names the event. */
export async function notifyStaff(
  payload: Payload,
  { kind, about }: { kind: StaffNotice; about: string },
): Promise<void> {
  for (const to of await findStaffAddresses(payload)) {
    await enqueueMail(payload, { mailkey: `${kind}:${about}:${to}`, kind, to, about })
  }
}
