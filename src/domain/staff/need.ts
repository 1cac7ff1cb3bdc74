/** What waits for a person of the foundry, in the order in which it should be looked at. */
export const NEEDS = [
  'disk_full',
  'webhook_silent',
  'orders_in_review',
  'disputes',
  'mails_failed',
  'transfers_overdue',
  'enquiries',
  'trials',
  'uploads_unfinished',
  'vat_checks',
  'legal_pages',
  'old_rates',
] as const

export type NeedKind = (typeof NEEDS)[number]

/** `path`: of the list that shows what is counted, within the admin. `names`: which they are, where that says more than a number. */
export type Need = { kind: NeedKind; count: number; path: string; names?: string[] }
