import type { Payload } from 'payload'
import { type Area, areaOf, type Deed, may, type StaffMember } from '@/domain/staff/roles'
import type { WithDrafts } from '../records/drafts'
import { lacksFactor } from './second-factor'

/** Whether the roles of a member of staff lead there, and nothing is asked of them first. */
export async function mayEnter(
  payload: Payload,
  member: (StaffMember & { id: string; factorSince?: unknown }) | null | undefined,
  { deed, area }: { deed: Deed; area: Area },
): Promise<boolean> {
  return Boolean(member && may(member, deed, area) && !(await lacksFactor(payload, member)))
}

/** Whether a request comes from staff whose roles lead to these drafts. */
export async function mayPreview(
  payload: Payload,
  { headers, collection }: { headers: Headers; collection: WithDrafts },
): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return mayEnter(payload, user, { deed: 'read', area: areaOf(collection) })
}
