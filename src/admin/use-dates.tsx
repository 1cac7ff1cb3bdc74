'use client'

import { DateTimeField, useConfig, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'
import { type Dates, datesIn, dayPattern } from './dates-in'

export function useDates(): Dates {
  const { config } = useConfig()
  return datesIn(config, useTranslation().i18n.language)
}

/** Payload's field, which would write a day as an American does. What only shows when something came to be shows its hour too. */
export const DateField: DateFieldClientComponent = (props) => {
  const { config } = useConfig()
  const { field, readOnly } = props
  const picker: { pickerAppearance?: string; overrides?: object } = field.admin?.date ?? {}
  const isFact = !picker.pickerAppearance && (readOnly || field.admin?.readOnly)
  const hasTime = isFact || picker.pickerAppearance === 'dayAndTime'
  const displayFormat = hasTime ? config.admin.dateFormat : dayPattern(config)
  const overrides = {
    ...picker.overrides,
    calendarStartDay: Number(config.admin.custom?.weekBegins ?? 1),
  }
  const timeFormat = clockOf(config.admin.dateFormat)
  const date = { ...picker, displayFormat, timeFormat, overrides }
  const inOurs = { ...field, admin: { ...field.admin, date } } as typeof field

  return <DateTimeField {...props} field={inOurs} />
}

/** The hours to choose from are written as those in the field. */
function clockOf(pattern = ''): string {
  return /[Hh]{1,2}[:.]mm( a)?/.exec(pattern)?.[0] ?? 'HH:mm'
}

/** In a list: a day without an hour, the same for readers in every zone, as it was picked. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  const { dayOf } = useDates()
  return typeof cellData === 'string' ? <>{dayOf(cellData.slice(0, '2027-01-05'.length))}</> : null
}
