const FORM = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "21 November 2026", the same wherever it is printed. */
export function longDate(date: Date): string {
  return FORM.format(date)
}
