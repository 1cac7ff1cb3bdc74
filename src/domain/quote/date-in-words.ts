const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "23 November 2026", in UTC like every day in the shop's books. */
export function dateInWords(time: string): string {
  return DATE.format(new Date(time))
}
