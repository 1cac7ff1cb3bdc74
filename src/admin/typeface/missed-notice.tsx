'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { MissedPublishing } from '@/operations/records/drafts'
import { useDates } from '../use-dates'
import { readResponse } from '../read-response'
import { useSay } from '../use-say'

/** Beside a draft whose time has come and gone: what it lacked then. */
export function MissedNotice() {
  const say = useSay()
  const { id, lastUpdateTime } = useDocumentInfo()
  const missed = useMissed(id, lastUpdateTime)
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

function useMissed(id: string | number | undefined, savedAt: number): MissedPublishing | null {
  const [missed, setMissed] = useState<MissedPublishing | null>(null)

  useEffect(() => {
    if (id === undefined) return
    const gone = new AbortController()
    loadMissed(id, gone.signal).then(
      (found) => {
        if (!gone.signal.aborted) setMissed(found)
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [id, savedAt])

  return missed
}

async function loadMissed(id: string | number, signal: AbortSignal) {
  const response = await fetch(`/api/typefaces/${id}/missed`, { signal })
  return (await readResponse<{ missed: MissedPublishing | null }>(response)).missed
}
