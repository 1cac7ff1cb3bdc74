import { writeDate } from '@/domain/staff/write-date'

/** What a config says of dates: of Payload's whole one and of what of it reaches the browser. */
type ConfigOfDates = { admin: { dateFormat?: string; custom?: Record<string, unknown> } }

export type Dates = {
  /** "23.11.2026" */
  dayOf: (at: string) => string
  /** "23.11.2026, 14:05" */
  timeOf: (at: string) => string
}

/** Dates as the shop's country writes them. */
export function datesIn(config: ConfigOfDates, language: string): Dates {
  const time = config.admin.dateFormat ?? ''
  const day = dayPattern(config)
  return {
    dayOf: (at) => writeDate(at, day, language),
    timeOf: (at) => writeDate(at, time, language),
  }
}

export function dayPattern({ admin }: ConfigOfDates): string {
  const day = admin.custom?.dayFormat
  return typeof day === 'string' ? day : 'd MMM yyyy'
}
