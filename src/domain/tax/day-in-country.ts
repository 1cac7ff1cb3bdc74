import { ownValue } from '../own-value'
import zones from './time-zones.json' with { type: 'json' }

/** Where most of the people of a country with several time zones live. */
const ZONES: Readonly<Record<string, string>> = zones

/** The day it is in a country, "2027-01-01": the clock on the seller's wall decides which rate is in force. */
export function dayIn(country: string, now: Date): string {
  const parts = formatOf(country).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Making one costs a hundred times what its use does; a report reads the days of thousands of orders. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(country: string): Intl.DateTimeFormat {
  const known = formats.get(country)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: ownValue(ZONES, country) ?? zonesOf(country)[0] ?? 'UTC',
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(country, format)
  return format
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
