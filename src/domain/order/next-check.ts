const FIRST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000
const GROWTH = 1.25

/** How long after its last check an unpaid order is checked again: a minute at first, a fifth of its age later. */
export function nextCheckAfterMs(checks: number): number {
  return Math.min(Math.round(FIRST_MS * GROWTH ** checks), LONGEST_MS)
}
