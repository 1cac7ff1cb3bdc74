import type { Payload } from 'payload'
import { type Area, type Deed, may, type StaffMember } from '@/domain/staff/roles'
import { lacksFactor } from './demand-factor'

type Member = (StaffMember & { id: string; factorSince?: unknown }) | null | undefined

/** Whether the roles of a member of staff lead there, and nothing is asked of them first. */
export async function mayEnter(
  payload: Payload,
  member: Member,
  { deed, area }: { deed: Deed; area: Area },
): Promise<boolean> {
  return Boolean(member && may(member, deed, area) && !(await lacksFactor(payload, member)))
}
