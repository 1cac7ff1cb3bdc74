'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { MissedPublishing } from '@/operations/records/drafts'
import { useDates } from '../use-dates'
import { useRead } from '../use-read'
import { useSay } from '../use-say'

/** Beside a draft whose time has come and gone: what it lacked then. */
export function MissedNotice() {
  const say = useSay()
  const { id, lastUpdateTime } = useDocumentInfo()
  const url = id === undefined ? null : `/api/typefaces/${id}/missed`
  const { missed = null } = useRead<{ missed: MissedPublishing | null }>(url, lastUpdateTime) ?? {}
  const dates = useDates()

  if (!missed) return null
  return (
    <div className="field-type">
      <p role="alert">
        {say('It was to be published on {day}, and was not.', { day: dates.timeOf(missed.at) })}{' '}
        {say(missed.why)}
      </p>
    </div>
  )
}
