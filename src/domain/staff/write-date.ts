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
  return pattern.replace(LETTERS, (letters) => String(parts[letters] ?? letters))
}
