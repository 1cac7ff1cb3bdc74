import { ownValue } from '../own-value'

const LETTERS = /yyyy|MMM|MM|M|dd|d|HH|H|h|mm|a/g

/**
 * An instant by the reader's clock as a pattern of `datePatterns` says, its month in the reader's language. A bare day
 * ("2027-01-05") is that day in every zone.
 */
export function writeDate(at: string, pattern: string, language: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(at)
  const date = new Date(isDay ? `${at}T12:00` : at)
  if (Number.isNaN(date.getTime())) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  const [hour, minute] = [date.getHours(), date.getMinutes()]
  const parts: Record<string, string | number> = {
    yyyy: date.getFullYear(),
    MMM: new Intl.DateTimeFormat(language, { month: 'short' }).format(date),
    MM: two(date.getMonth() + 1),
    M: date.getMonth() + 1,
    dd: two(date.getDate()),
    d: date.getDate(),
    HH: two(hour),
    H: hour,
    h: hour % 12 || 12,
    mm: two(minute),
    a: hour < 12 ? 'AM' : 'PM',
  }
  return pattern.replace(LETTERS, (letters) => String(ownValue(parts, letters) ?? letters))
}

/** How dates are written, in the letters of date-fns: `dd.MM.yyyy` and `dd.MM.yyyy, HH:mm`. */
type DatePatterns = { day: string; time: string }

/** One digit each, so that a leading nought shows that the country writes one. */
const SAMPLE = new Date(2027, 0, 5, 9, 7)

const DIGITS: Record<string, [one: string, two: string]> = {
  day: ['d', 'dd'],
  month: ['M', 'MM'],
  minute: ['m', 'mm'],
}

/** As most people of the seller's country write dates, or as Britain does without one. Names of months are in the reader's language. */
export function datePatterns(country: string | null | undefined): DatePatterns {
  const locale = localeOf(country ?? '')
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const isMixed = inWords
    .formatToParts(SAMPLE)
    .some(({ type, value }) => type === 'literal' && /\p{L}/u.test(value))
  return isMixed
    ? {
        day: patternOf(new Intl.DateTimeFormat(locale, IN_DIGITS)),
        time: patternOf(new Intl.DateTimeFormat(locale, { ...IN_DIGITS, ...CLOCK })),
      }
    : {
        day: patternOf(inWords),
        time: patternOf(
          new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
        ),
      }
}

type WithWeeks = Intl.Locale & {
  weekInfo?: { firstDay: number }
  getWeekInfo?: () => { firstDay: number }
}

/** The day that begins a week in the seller's country, Sunday as 0; Monday without one. */
export function firstDayOfWeek(country: string | null | undefined): number {
  const locale = new Intl.Locale(localeOf(country ?? '')) as WithWeeks
  // Node 20 has a property, later ones and browsers a method.
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return firstDay % 7
}

/** "5 de jan. de 2027" would mix two languages for a reader of English. */
const IN_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

function localeOf(country: string): string {
  const language = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize() : null
  return `${language?.language ?? 'en'}-${language?.region ?? 'GB'}-u-ca-gregory-nu-latn`
}

function patternOf(format: Intl.DateTimeFormat): string {
  const isOnTwelve = format.resolvedOptions().hour12 === true
  const pattern = format
    .formatToParts(SAMPLE)
    .map(({ type, value }) => {
      if (type === 'year') return 'yyyy'
      if (type === 'dayPeriod') return ' a'
      if (type === 'hour') return (isOnTwelve ? 'h' : 'H').repeat(value.length)
      const digits = DIGITS[type]
      if (digits) return /^\d+$/.test(value) ? digits[value.length - 1] : 'MMM'
      return value.replace(NOT_OF_A_PATTERN, '').replace('،', ',')
    })
    .join('')
  return pattern
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/ ?a ?h/, ' a h')
    .trim()
}

/** Letters mean something else to date-fns, and marks of direction would turn what follows. */
const NOT_OF_A_PATTERN = /\p{L}+\.?|[\u200e\u200f\u061c]/gu
