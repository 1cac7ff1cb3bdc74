const FORMS = new Map<string, Intl.DateTimeFormat>()

/** "21 November 2026": the day an instant has in the seller's books, in whose time zone they are kept, whoever reads it. */
export function longDate(time: Date | string, zone: string): string {
  const form =
    FORMS.get(zone) ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone })
  FORMS.set(zone, form)
  return form.format(new Date(time))
}

/** A day without a time is the same everywhere: "2026-11-21", or its midnight in UTC. */
export function longDay(day: Date | string): string {
  return longDate(day, 'UTC')
}
