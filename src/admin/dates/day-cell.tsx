'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useDates } from './use-dates'

/** In a list: a day without an hour, the same for readers in every zone, as it was picked. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  const { dayOf } = useDates()
  return typeof cellData === 'string' ? <>{dayOf(cellData.slice(0, '2027-01-05'.length))}</> : null
}
