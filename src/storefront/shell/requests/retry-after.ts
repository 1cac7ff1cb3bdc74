/** The longest delay before a call is retried automatically while a person waits. */
export const LONGEST_DELAY_MS = 10_000

/** Seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds from now; null: no delay requested. */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Only dates with a weekday: Date.parse reads "-5" and "2.5" as dates too.
  const time = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}

/** "40 seconds", "2 minutes", "an hour": rounded up, so that nobody comes too early. */
export function describeWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
