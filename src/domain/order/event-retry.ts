const FIRST_MS = 10_000
const LONGEST_MS = 3_600_000
const MOST_ATTEMPTS = 24

/** How long after its nth failure an event is tried again; null: staff look at it. Its order is checked by time all the same. */
export function eventRetryAfterMs(attempts: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
}
