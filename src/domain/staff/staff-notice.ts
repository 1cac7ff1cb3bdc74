/** What staff are told of by mail, once for each event. */
const STAFF_NOTICES = [
  'staff_review',
  'staff_dispute',
  'staff_dispute_won',
  'staff_refund_failed',
  'staff_mail_failed',
  'staff_webhook_silent',
  'staff_disk_full',
  'staff_vat_id',
  'staff_enquiry',
] as const

export type StaffNotice = (typeof STAFF_NOTICES)[number]

export function isStaffNotice(kind: string): kind is StaffNotice {
  return STAFF_NOTICES.some((notice) => notice === kind)
}
