import { monthOf, parsePeriod, type Period } from '@/domain/reports/period'
import { InvalidRequest } from '@/domain/shop-error'

/** `?from=2027-01-01&to=2027-03-31`, or `?month=2027-01`. */
export function periodIn(query: URLSearchParams): Period {
  const month = query.get('month')
  const period = month === null ? parsePeriod(query.get('from'), query.get('to')) : monthOf(month)
  if (period === null)
    throw new InvalidRequest({
      from: 'Name the first and the last day, such as 2027-01-01 and 2027-03-31.',
    })
  return period
}

export function nameOf({ from, to }: Period): string {
  return `${from}-to-${to}`
}
