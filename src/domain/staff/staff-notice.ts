import { type Area, isOwner, may, type StaffMember } from './roles'
import notices from './staff-notices.json' with { type: 'json' }

export type StaffNotice = keyof typeof notices

/**
 * What staff are told of by mail, once for each event: its name for whoever chooses among them, and whose work it is, since what a
 * mail says of buyers is for those who may see them in the panel.
 */
export const NOTICES: Record<StaffNotice, { name: string; area: string }> = notices

export const STAFF_NOTICES = Object.keys(notices) as StaffNotice[]

export function isStaffNotice(kind: string): kind is StaffNotice {
  return Object.hasOwn(notices, kind)
}

/** Those whose work it is and who want the mail; where that is nobody, every owner, so that somebody knows. */
export function readersOf<Login extends StaffMember & { withoutMails?: readonly string[] | null }>(
  notice: StaffNotice,
  staff: readonly Login[],
) {
  const readers = staff.filter(
    (login) =>
      may(login, 'edit', NOTICES[notice].area as Area) && !login.withoutMails?.includes(notice),
  )
  return readers.length > 0 ? readers : staff.filter(isOwner)
}
