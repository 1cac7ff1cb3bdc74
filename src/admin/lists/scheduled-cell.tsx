import { cache } from 'react'
import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { findScheduled } from '@/operations/records/drafts'
import { datesIn } from '../dates-in'

/** Asked once for a list, however many rows it has. */
const scheduledOf = cache(findScheduled)

/** In a list of what has drafts: what happens to this one by itself, and when. */
export async function ScheduledCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const id = String((rowData as { id?: unknown } | undefined)?.id)
  const all = await scheduledOf(payload)
  const { timeOf } = datesIn(payload.config, i18n.language)
  const said = all
    .filter((one) => one.id === id)
    .map(({ deed, at }) =>
      say(i18n.language, deed === 'publish' ? PUBLISHED : TAKEN_BACK, { day: timeOf(at) }),
    )
  return <span>{said.join(', ') || '–'}</span>
}

const PUBLISHED = 'Published on {day}'

const TAKEN_BACK = 'Taken back on {day}'
