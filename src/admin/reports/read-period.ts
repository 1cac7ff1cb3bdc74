import type { AdminViewServerProps, Payload } from 'payload'
import { parsePeriod, usualPeriods, type Period, type UsualPeriod } from '@/domain/reports/period'
import { dayIn } from '@/domain/tax/day-in-country'
import { readShop } from '@/operations/records/shop'

export type PeriodOfPage = {
  period: Period
  /** What was asked for is none. */
  isRefused: boolean
  usual: Record<UsualPeriod, Period>
}

/** The days in the page's address; without any, the last thirty. */
export async function readPeriod(
  payload: Payload,
  query: AdminViewServerProps['searchParams'],
): Promise<PeriodOfPage> {
  const { country } = await readShop(payload)
  const usual = usualPeriods(dayIn(country, new Date()))
  const asked = parsePeriod(query?.from, query?.to)
  const isAsked = query?.from !== undefined || query?.to !== undefined
  return { period: asked ?? usual.last_30_days, isRefused: isAsked && asked === null, usual }
}
