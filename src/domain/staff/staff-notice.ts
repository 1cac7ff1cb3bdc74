import { type Area, isOwner, may, type StaffMember } from './roles'

/** What staff are told of by mail, once for each event. */
export const STAFF_NOTICES = [
  'staff_review',
  'staff_inquiry',
  'staff_dispute',
  'staff_dispute_won',
  'staff_refund_failed',
  'staff_mail_failed',
  'staff_webhook_silent',
  'staff_disk_full',
  'staff_file_lost',
  'staff_vat_id',
  'staff_enquiry',
] as const

export type StaffNotice = (typeof STAFF_NOTICES)[number]

/** In the words of whoever chooses among them. */
export const NOTICE_NAMES: Record<StaffNotice, string> = {
  staff_review: 'An order that needs a decision',
  staff_inquiry: 'A bank that asks about a payment',
  staff_dispute: 'A dispute that was opened',
  staff_dispute_won: 'A dispute that was won',
  staff_refund_failed: 'A refund that failed',
  staff_mail_failed: 'A mail that could not be delivered',
  staff_webhook_silent: 'Events of Stripe that do not arrive',
  staff_disk_full: 'A disk that is nearly full',
  staff_file_lost: 'A file that the bucket has lost',
  staff_vat_id: 'A VAT number that was denied later',
  staff_enquiry: 'An enquiry',
}

/** Whose work each is: what a mail says of buyers is for those who may see them in the panel. */
const AREA_OF_NOTICE: Record<StaffNotice, Area> = {
  staff_review: 'sell',
  staff_inquiry: 'sell',
  staff_dispute: 'sell',
  staff_dispute_won: 'sell',
  staff_refund_failed: 'sell',
  staff_mail_failed: 'sell',
  staff_webhook_silent: 'settings',
  staff_disk_full: 'settings',
  staff_file_lost: 'settings',
  staff_vat_id: 'sell',
  staff_enquiry: 'sell',
}

export function isStaffNotice(kind: string): kind is StaffNotice {
  return STAFF_NOTICES.some((notice) => notice === kind)
}

type Reader = StaffMember & { withoutMails?: readonly string[] | null }

/** Those whose work it is and who want the mail; where that is nobody, every owner, so that somebody knows. */
export function readersOf<Login extends Reader>(
  notice: StaffNotice,
  staff: readonly Login[],
): Login[] {
  const readers = staff.filter(
    (login) => may(login, 'edit', AREA_OF_NOTICE[notice]) && !login.withoutMails?.includes(notice),
  )
  return readers.length > 0 ? readers : staff.filter(isOwner)
}
