import { ownValue } from '../own-value'
import zones from './time-zones.json' with { type: 'json' }

/** Where most of the people of a country with several time zones live. */
const ZONES: Readonly<Record<string, string>> = zones

/** The day it is in a country, "2027-01-01": the clock on the seller's wall decides which rate is in force. */
export function dayIn(country: string, now: Date): string {
  return formatOf(country).format(now)
}

/** Making one costs a hundred times what its use does; a report reads the days of thousands of orders. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(country: string): Intl.DateTimeFormat {
  const known = formats.get(country)
  if (known) return known
  // Swedes write a day as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', { timeZone: zoneOf(country) })
  formats.set(country, format)
  return format
}

/** The last second of a day there. Worked out again at what it finds, for clocks may change in the night between. */
export function endOfDay(country: string, day: string): Date {
  const end = Date.parse(`${day}T23:59:59Z`)
  const aheadAt = (time: number) => {
    const clock = new Date(time).toLocaleString('sv', { timeZone: zoneOf(country) })
    return Date.parse(`${clock.replace(' ', 'T')}Z`) - time
  }
  return new Date(end - aheadAt(end - aheadAt(end)))
}

/** In which the books of a seller there are kept. */
export function zoneOf(country: string): string {
  return ownValue(ZONES, country) ?? zonesOf(country)[0] ?? 'UTC'
}

/** Node 20 has the property, later ones the method. */
function zonesOf(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[] | undefined
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
