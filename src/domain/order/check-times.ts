const FIRST_MS = 60_000

const LONGEST_MS = 6 * 3_600_000

const GROWTH = 1.25

/** How long after its last check an unpaid order is checked again: a minute at first, a fifth of its age later. */
export function nextCheckAfterMs(checks: number): number {
  return Math.min(Math.round(FIRST_MS * GROWTH ** checks), LONGEST_MS)
}

const FIRST_RETRY_MS = 10_000

const LONGEST_RETRY_MS = 3_600_000

const MOST_ATTEMPTS = 24

/** How long after its nth failure an event is tried again; null: staff look at it. Its order is checked by time all the same. */
export function eventRetryAfterMs(attempts: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}
