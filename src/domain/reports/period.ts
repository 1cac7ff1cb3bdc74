import { dayIn } from '../tax/day-in-country'

/** Days of the seller's calendar, both included: "2027-01-01" to "2027-01-31". */
export type Period = { from: string; to: string }

const DAY_MS = 24 * 60 * 60_000

/** null: no two days, or the last before the first. */
export function parsePeriod(from: unknown, to: unknown): Period | null {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

/** A month ("2027-02") from its first day to its last; null: no month. */
export function monthOf(month: string): Period | null {
  const from = `${month}-01`
  if (!isDay(from)) return null
  const next = new Date(`${from}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from, to: addDays(next.toISOString().slice(0, 10), -1) }
}

/** The periods that are asked for again and again, as they are on a day. */
export function usualPeriods(today: string): Record<UsualPeriod, Period> {
  const year = Number(today.slice(0, 4))
  const thisMonth = today.slice(0, 7)
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  const quarter = quarterOf(today)
  return {
    last_30_days: { from: addDays(today, -29), to: today },
    this_month: monthOf(thisMonth) ?? { from: today, to: today },
    last_month: monthOf(lastMonth) ?? { from: today, to: today },
    this_quarter: quarter,
    last_quarter: quarterOf(addDays(quarter.from, -1)),
    this_year: { from: `${year}-01-01`, to: `${year}-12-31` },
    last_year: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
}

export type UsualPeriod =
  | ('last_30_days' | 'this_month' | 'last_month' | 'this_quarter' | 'last_quarter')
  | ('this_year' | 'last_year')

/** From the first moment of the first day to the first after the last, on the clocks of a country. */
export function instantsOf({ from, to }: Period, country: string): { from: Date; until: Date } {
  return { from: startOfDay(from, country), until: startOfDay(addDays(to, 1), country) }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Clocks are at most 14 hours ahead of UTC and 12 behind; in between, days only rise. */
function startOfDay(day: string, country: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let before = midnight - 15 * 60 * 60_000
  let after = midnight + 13 * 60 * 60_000
  while (after - before > 60_000) {
    const middle = Math.floor((before + after) / 2 / 60_000) * 60_000
    if (dayIn(country, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The quarter a day is in, whole. */
export function quarterOf(day: string): Period {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  const month = (one: number) => `${day.slice(0, 4)}-${String(one).padStart(2, '0')}`
  return { from: `${month(first)}-01`, to: monthOf(month(first + 2))?.to ?? day }
}

function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}
