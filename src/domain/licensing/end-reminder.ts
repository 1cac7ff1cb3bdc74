/** Days before the end of a term, the last first. */
const REMINDERS = [7, 30] as const

export type EndReminder = (typeof REMINDERS)[number]

export const FIRST_REMINDER: EndReminder = 30

const DAY_MS = 86_400_000

/** The reminder whose time has come; null: none, or the term is over. A month's term is not reminded of on its first day. */
export function endReminderOf(
  { endsAt, months }: { endsAt: string; months: number },
  now: Date,
): EndReminder | null {
  const left = Date.parse(endsAt) - now.getTime()
  if (left <= 0) return null
  const due = REMINDERS.find((days) => left <= days * DAY_MS) ?? null
  return due === FIRST_REMINDER && months < 2 ? null : due
}

/** Ends until this time may be reminded of. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + FIRST_REMINDER * DAY_MS)
}
